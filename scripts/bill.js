// A software bill of materials (CycloneDX 1.6) of what Stolik needs when it runs. It says nothing of when or where it was
// made, so the same lockfile gives the same text.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOf, directOf, licenceOf, locked, nameOf, needs, PACKAGES } from './locked.js';
import { root } from './setup.js';

/** A package as others name it; where it is installed does not matter, so that one in two folders is one. */
function addressOf(path) {
  return `pkg:npm/${nameOf(path).replace('@', '%40')}@${locked[path].version}`;
}

const addressesOf = (paths) => [...new Set(paths.map(addressOf))].sort();

/** One licence is told by its name, a choice of several as it is written. */
function licencesOf(licence) {
  return / (OR|AND|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
}

/** `sha512-` and base64 in the lockfile, a name and hexadecimal digits here. */
function hashesOf(integrity = '') {
  return integrity
    .split(' ')
    .filter(Boolean)
    .map((one) => /^sha(\d+)-(.*)$/.exec(one))
    .map(([, bits, digest]) => ({ alg: `SHA-${bits}`, content: Buffer.from(digest, 'base64').toString('hex') }));
}

function componentOf(path) {
  const { version, integrity, optional } = locked[path];
  const [name, group] = nameOf(path).split('/').reverse();
  return {
    type: 'library',
    'bom-ref': addressOf(path),
    ...(group && { group }),
    name,
    version,
    scope: optional ? 'optional' : 'required',
    hashes: hashesOf(integrity),
    licenses: licencesOf(licenceOf(path)),
    purl: addressOf(path),
  };
}

/** The bill, ready to be written as JSON. */
export function makeBill() {
  const { name, version, description, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const all = [...new Map(allOf(PACKAGES).map((path) => [addressOf(path), path])).values()];
  const paths = all.sort((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
  const own = `pkg:npm/${name}@${version}`;
  const body = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name,
        version,
        description,
        licenses: licencesOf(license),
        purl: own,
      },
    },
    components: paths.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: addressesOf(directOf(PACKAGES)) },
      ...paths.map((path) => ({ ref: addressOf(path), dependsOn: addressesOf(needs(path)) })),
    ],
  };
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  // A number of the content, in the form of a UUID that is made from a hash (version 8).
  const serial = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
  return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: `urn:uuid:${serial}`, version: 1, ...body };
}
