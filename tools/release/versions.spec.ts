import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { repositoryRoot } from '../lib/repository.ts';

interface Lock {
  readonly version: string;
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly name?: string }>>;
}
interface ReleaseConfig {
  readonly packages: Readonly<Record<string, { readonly 'extra-files': readonly { readonly path: string }[] }>>;
}

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const versionIn = (path: string): string => (JSON.parse(read(path)) as { version: string }).version;

const lock = JSON.parse(read('package-lock.json')) as Lock;
const folders = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'));
const manifest = JSON.parse(read('.release-please-manifest.json')) as Record<string, string>;
const config = JSON.parse(read('release-please-config.json')) as ReleaseConfig;

describe('the version', () => {
  const version = versionIn('package.json');

  it('is the same in every package, in the lock file, in the api and in the release manifest', () => {
    const found = {
      ...Object.fromEntries(
        folders.map((folder) => [`${folder}/package.json`, versionIn(join(folder, 'package.json'))]),
      ),
      ...Object.fromEntries(folders.map((folder) => [`lock ${folder}`, lock.packages[folder]?.version])),
      lock: lock.version,
      api: /^export const VERSION = '([^']*)'; \/\/ x-release-please-version$/m.exec(
        read('apps/server/src/kernel/http/openapi.ts'),
      )?.[1],
      manifest: manifest['.'],
    };
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((place) => [place, version])));
  });

  it('is the newest in the changelog, in the format that release-please continues', () => {
    const [heading] = /^## .*$/m.exec(read('CHANGELOG.md')) ?? [];
    expect(heading).toMatch(
      new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?(\\(\\S+\\))? \\(\\d{4}-\\d\\d-\\d\\d\\)$`),
    );
  });

  it('is raised in every workspace by a release', () => {
    const raised = config.packages['.']?.['extra-files'].map(({ path }) => path) ?? [];
    const missed = folders
      .filter((folder) => folder !== '')
      .map((folder) => `${folder}/package.json`)
      .filter((path) => !raised.some((pattern) => matchesGlob(path, pattern)));
    expect(missed).toEqual([]);
    expect(raised).toEqual(expect.arrayContaining(['package-lock.json', 'apps/server/src/kernel/http/openapi.ts']));
  });
});
