import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@common-roof/local-services';

import { jestCounts, nothing, nxTaskCounts, playwrightCounts } from './counts.ts';
import { runStages, summary } from './run-stages.ts';
import { type Stage } from './stage.ts';

describe('counting test results', () => {
  const folder = temporaryFolder();
  const write = (name: string, value: unknown): string => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('adds up the results of all jest runs', () => {
    const jest = join(folder, 'jest');
    mkdirSync(jest);
    const failures = [{ name: 'a.spec.ts: does', message: 'no' }];
    write('jest/a.json', { passed: 3, failed: 1, failures });
    write('jest/b.json', { passed: 2, failed: 0 });
    expect(jestCounts(jest)).toEqual({ passed: 5, failed: 1, failures });
    expect(jestCounts(join(folder, 'none'))).toEqual(nothing);
    expect(jestCounts(jest, 2)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a project without jest results as failed', () => {
    const jest = join(folder, 'forgetful');
    mkdirSync(jest);
    write('forgetful/a.json', { passed: 3, failed: 0 });
    expect(jestCounts(jest, 3)).toMatchObject({
      passed: 3,
      failed: 2,
      failures: [{ name: '2 of 3 projects left no counts' }],
    });
  });

  it('counts a flaky browser test as failed', () => {
    const spec = (title: string, ...messages: readonly string[]): unknown => ({
      file: 'chat.spec.ts',
      title,
      tests: [{ results: messages.map((message) => ({ errors: [{ message }] })).concat([{ errors: [] }]) }],
    });
    const file = write('playwright.json', {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [spec('fails', '\u001B[31mno\u001B[39m')],
          suites: [{ specs: [spec('is well'), spec('heals', 'once')] }],
        },
      ],
    });
    expect(playwrightCounts(file)).toEqual({
      passed: 4,
      failed: 2,
      failures: [
        { name: 'chat.spec.ts: fails', message: 'no' },
        { name: 'chat.spec.ts: heals', message: 'once' },
      ],
    });
  });

  it('counts one check per project, without the builds before it', () => {
    const task = (target: string, status: string): unknown => ({ args: { target: { target, project: 'x' }, status } });
    const profile = [
      { args: { name: 'Group' } },
      task('lint', 'success'),
      task('lint', 'failure'),
      task('build', 'success'),
    ];
    expect(nxTaskCounts(write('nx.json', profile), ['lint'])).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ name: 'lint of x', message: '' }],
    });
  });

  it('prints failures before the results, with the first lines of the first few', () => {
    const failures = Array.from({ length: 11 }, (_, n) => ({
      name: `test ${String(n)}`,
      message: 'line\n\n'.repeat(13),
    }));
    const said = summary([{ title: 'Judged', passed: 1, failed: 11, failures, seconds: 2 }]);
    expect(said).toContain('FAILED  test 9\n        line\n');
    expect(said).not.toContain('test 10');
    expect(said).toContain('and 1 more');
    expect(said.match(/ line$/gm)).toHaveLength(120);
    expect(said.split('\n').at(-1)).toBe('1 passed, 11 failed');
  });

  it('runs every stage, and fails one that ran no test or ended badly', async () => {
    const stage = (title: string, code: number, passed: number): Stage => ({
      title,
      run: () => Promise.resolve({ code, counts: { ...nothing, passed } }),
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
    expect(results.flatMap(({ failures }) => failures)).toEqual([
      { name: 'empty', message: 'did not run a single test' },
      { name: 'crashed', message: 'ended with code 1 though no test failed' },
      { name: 'broken', message: expect.stringContaining('no such program') as string },
    ]);
    expect(summary(results).split('\n').at(-1)).toBe('10 passed, 3 failed');
  });
});
