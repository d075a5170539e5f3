import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';
import { isAccepted, type Lock, OWN_LICENCE, packagesWithAnotherLicence, report, shippedPackages } from './licences.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const realLock = JSON.parse(read('package-lock.json')) as Lock;

const LOCK: Lock = {
  packages: {
    '': { version: '1.0.0', license: OWN_LICENCE },
    'apps/server': { version: '1.0.0', license: 'UNLICENSED' },
    'libs/domain': { version: '1.0.0' },
    'node_modules/ours': { link: true },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/pause': { version: '0.0.1' },
    'node_modules/a/node_modules/@of/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/@of/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/c': { version: '3.0.0' },
  },
};

describe('licences of shipped packages', () => {
  it('cover all runtime packages, each version once', () => {
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
    const packages = shippedPackages(realLock);
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ licence }) => !isAccepted(licence))).toEqual([]);
  });
});

describe('our own licence', () => {
  it('is reported missing if a package states another one or none', () => {
    expect(packagesWithAnotherLicence(LOCK)).toEqual(['apps/server', 'libs/domain']);
  });

  it('is stated in package.json of every workspace, and in the lock file', () => {
    expect(packagesWithAnotherLicence(realLock)).toEqual([]);
    const folders = Object.keys(realLock.packages).filter((path) => !path.includes('node_modules/'));
    expect(folders.length).toBeGreaterThan(10);
    const said = folders.map((folder) => {
      const { license } = JSON.parse(read(join(folder, 'package.json'))) as { license?: string };
      return [folder, license];
    });
    expect(said).toEqual(folders.map((folder) => [folder, OWN_LICENCE]));
  });

  it('has its unchanged text in LICENSE', () => {
    // The text published by the Free Software Foundation. Another licence needs another file and another hash.
    const hash = createHash('sha256').update(read('LICENSE')).digest('hex');
    expect(hash).toBe('0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0');
  });

  it('is stated on the image, which includes the text', () => {
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toContain(`org.opencontainers.image.licenses="${OWN_LICENCE}"`);
    expect(dockerfile).toMatch(/^COPY LICENSE \.\/$/m);
    expect(read('.dockerignore').split('\n')).toContain('!LICENSE');
  });
});
