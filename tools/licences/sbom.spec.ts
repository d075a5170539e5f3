import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { type Lock, shippedPackages } from './licences.ts';
import { billOfMaterials } from './sbom.ts';

const LOCK: Lock = {
  packages: {
    '': { version: '1.0.0' },
    'apps/server': { name: '@ours/server', version: '1.0.0', dependencies: { a: '*', '@ours/domain': '*' } },
    'libs/domain': { name: '@ours/domain', version: '1.0.0', dependencies: { '@of/b': '*' } },
    'node_modules/@ours/domain': { link: true, resolved: 'libs/domain' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC', dependencies: { '@of/b': '*' } },
    'node_modules/a/node_modules/@of/b': { version: '1.0.0', license: 'MIT OR ISC' },
    'node_modules/@of/b': { version: '2.0.0', license: 'SEE LICENSE IN README.md' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
};
const realLock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;

describe('the bill of materials', () => {
  const bom = billOfMaterials(LOCK);
  const needs = (ref: string) => bom.dependencies.find((each) => each.ref === ref)?.dependsOn;

  it('lists runtime packages with licence and hash, but no development ones', () => {
    expect(bom.components.map((each) => each['bom-ref'])).toEqual([
      'pkg:npm/%40of/b@1.0.0',
      'pkg:npm/%40of/b@2.0.0',
      'pkg:npm/%40ours/domain@1.0.0',
      'pkg:npm/%40ours/server@1.0.0',
      'pkg:npm/a@1.0.0',
    ]);
    expect(bom.components.find(({ name }) => name === 'a')).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/a@1.0.0',
      name: 'a',
      version: '1.0.0',
      purl: 'pkg:npm/a@1.0.0',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
    });
    expect(bom.components[1]?.licenses).toEqual([{ license: { name: 'SEE LICENSE IN README.md' } }]);
  });

  it("states each package's dependencies in their resolved version", () => {
    expect(needs('pkg:npm/a@1.0.0')).toEqual(['pkg:npm/%40of/b@1.0.0']);
    expect(needs('pkg:npm/%40ours/domain@1.0.0')).toEqual(['pkg:npm/%40of/b@2.0.0']);
    expect(needs('pkg:npm/%40ours/server@1.0.0')).toEqual(['pkg:npm/%40ours/domain@1.0.0', 'pkg:npm/a@1.0.0']);
    expect(needs('pkg:npm/common-roof@1.0.0')).toEqual([
      'pkg:npm/%40ours/domain@1.0.0',
      'pkg:npm/%40ours/server@1.0.0',
    ]);
  });

  it('is the same for the same lock file, and differs for another', () => {
    expect(billOfMaterials(LOCK)).toEqual(bom);
    const other = billOfMaterials({ packages: { ...LOCK.packages, 'node_modules/c': { version: '1.0.0' } } });
    expect(other.serialNumber).not.toBe(bom.serialNumber);
    expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("of the real lock file lists everything shipped, and nothing it doesn't contain", () => {
    const real = billOfMaterials(realLock);
    const inIt = new Set(real.components.map(({ name, version }) => `${name}@${version}`));
    expect(shippedPackages(realLock).filter(({ name, version }) => !inIt.has(`${name}@${version}`))).toEqual([]);
    const refs = new Set([real.metadata.component, ...real.components].map((each) => each['bom-ref']));
    expect(refs.size).toBe(real.components.length + 1);
    expect(
      real.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
    ).toEqual([]);
    const withoutLicence = real.components.filter(({ licenses }) => licenses === undefined);
    expect(withoutLicence).toEqual([]);
  });
});
