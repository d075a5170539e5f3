import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { isAccepted, type Lock, report, shippedPackages } from './licences.ts';

const LOCK: Lock = {
  packages: {
    '': { version: '1.0.0' },
    'apps/server': { version: '1.0.0' },
    'node_modules/ours': { link: true },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/pause': { version: '0.0.1' },
    'node_modules/a/node_modules/@of/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/@of/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/c': { version: '3.0.0' },
  },
};

describe('licences of what is shipped', () => {
  it('are those of packages that are run, each version once', () => {
    expect(shippedPackages(LOCK)).toEqual([
      { name: '@of/b', version: '2.0.0', licence: 'MIT' },
      { name: 'c', version: '3.0.0', licence: null },
      { name: 'pause', version: '0.0.1', licence: 'MIT' },
    ]);
    expect(report(shippedPackages(LOCK))).toContain('MIT (2)\n  @of/b 2.0.0\n  pause 0.0.1');
  });

  it.each([
    ['MIT', true],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-2.0', false],
    ['GPL-3.0', false],
    ['SEE LICENSE IN README.md', false],
    [null, false],
  ])('%s: %s', (licence, accepted) => {
    expect(isAccepted(licence)).toBe(accepted);
  });

  it('are all accepted', () => {
    const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
    const packages = shippedPackages(lock);
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ licence }) => !isAccepted(licence))).toEqual([]);
  });
});
