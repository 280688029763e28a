import { describe, expect, it } from 'vitest';
import { makeBill } from '../bill.js';
import { isPermissive, locked, nameOf } from '../locked.js';

const bill = makeBill();
const versions = new Set(
  bill.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
);
const versionOf = (path) => `${nameOf(path)}@${locked[path].version}`;

describe('the bill of materials', () => {
  it('lists whatever npm installs to run, and nothing that is only for building', () => {
    const installed = Object.keys(locked).filter((path) => path.includes('node_modules/') && !locked[path].link);
    // Marked as both, by npm: for development, and wanted by somebody who can do without.
    const isMaybe = ({ dev, devOptional, optional }) => dev || devOptional || optional;
    for (const path of installed) if (!isMaybe(locked[path])) expect(versions).toContain(versionOf(path));
    const runtime = new Set(installed.filter((path) => !locked[path].dev).map(versionOf));
    expect([...versions].filter((one) => !runtime.has(one))).toEqual([]);
  });

  it('knows the licence and the hash of each', () => {
    for (const { name, licenses, hashes } of bill.components) {
      const [{ expression, license }] = licenses;
      expect([name, isPermissive(expression ?? license.id)]).toEqual([name, true]);
      expect(hashes[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) });
    }
  });

  it('says who needs whom, of packages it lists', () => {
    const known = new Set([bill.metadata.component, ...bill.components].map((one) => one['bom-ref']));
    expect(bill.dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted());
    for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(known).toContain(ref);
  });

  it('is the same each time and names no place it came from', () => {
    expect(makeBill()).toEqual(bill);
    expect(JSON.stringify(bill)).not.toMatch(/https?:|timestamp/);
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });
});
