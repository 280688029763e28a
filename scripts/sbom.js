// `npm run sbom`: writes the bill of materials to sbom.cdx.json, or to the file that is named.
import { writeFileSync } from 'node:fs';
import { makeBill } from './bill.js';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const bill = makeBill();
writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`${file} lists ${bill.components.length} packages.`);
