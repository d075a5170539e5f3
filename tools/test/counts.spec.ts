import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';

import { jestCounts, nxTaskCounts, playwrightCounts } from './counts.ts';
import { runStages, summary } from './run-stages.ts';
import { type Stage } from './stage.ts';

describe('counting', () => {
  const folder = temporaryFolder();
  const write = (name: string, value: unknown): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('adds up what every jest left', () => {
    const jest = join(folder, 'jest');
    mkdirSync(jest);
    write('jest/a.json', { passed: 3, failed: 1 });
    write('jest/b.json', { passed: 2, failed: 0 });
    expect(jestCounts(jest)).toEqual({ passed: 5, failed: 1 });
    expect(jestCounts(join(folder, 'none'))).toEqual({ passed: 0, failed: 0 });
  });

  it('takes a flaky browser test for a failed one', () => {
    const file = write('playwright.json', { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(playwrightCounts(file)).toEqual({ passed: 4, failed: 2 });
  });

  it('counts a check for each project, and not the builds before it', () => {
    const task = (target: string, status: string): unknown => ({ args: { target: { target, project: 'x' }, status } });
    const profile = [
      { args: { name: 'Group' } },
      task('lint', 'success'),
      task('lint', 'failure'),
      task('build', 'success'),
    ];
    expect(nxTaskCounts(write('nx.json', profile), ['lint'])).toEqual({ passed: 1, failed: 1 });
  });

  it('runs every stage, and fails one that did not run a test or ended badly', async () => {
    const stage = (title: string, code: number, passed: number): Stage => ({
      title,
      run: () => Promise.resolve({ code, counts: { passed, failed: 0 } }),
    });
    const broken: Stage = { title: 'broken', run: () => Promise.reject(new Error('no such program')) };
    const stages = [stage('good', 0, 7), stage('empty', 0, 0), stage('crashed', 1, 2), broken, stage('last', 0, 1)];
    const context = { env: {}, folder, signal: new AbortController().signal };
    const results = await runStages(stages, context, () => undefined);
    expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
      [7, 0],
      [0, 1],
      [2, 1],
      [0, 1],
      [1, 0],
    ]);
    expect(summary(results).split('\n').at(-1)).toBe('10 passed, 3 failed');
  });
});
