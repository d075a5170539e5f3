import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';

import { stampOfOutputs, stampOfSources } from './source-stamp.ts';

describe('the stamps of a build', () => {
  const root = temporaryFolder();
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('change with a source or the lock file, but not with a test or build output', () => {
    write('apps/server/src/main.ts', 'one');
    write('package-lock.json', '{}');
    const first = stampOfSources(root);
    write('apps/server/src/main.spec.ts', 'test');
    write('apps/server/test/e2e/a.ts', 'test');
    write('apps/server/dist/main.js', 'built');
    write('apps/server/node_modules/x/index.js', 'x');
    expect(stampOfSources(root)).toBe(first);

    write('apps/server/src/main.ts', 'two');
    const second = stampOfSources(root);
    expect(second).not.toBe(first);
    write('package-lock.json', '{ }');
    expect(stampOfSources(root)).not.toBe(second);
  });

  it('change with a manually built output', () => {
    write('libs/domain/dist/index.js', 'built');
    const first = stampOfOutputs(root);
    expect(stampOfOutputs(root)).toBe(first);
    write('libs/domain/dist/index.js', 'built again');
    expect(stampOfOutputs(root)).not.toBe(first);
  });
});
