import { jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nothing } from './counts.ts';
import { runStages, summary } from './run-stages.ts';
import { missingCommands, type Stage, withCommands } from './stage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'common-roof-stages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stage: Stage = { title: 'Judged', run: () => Promise.resolve({ code: 0, counts: { ...nothing, passed: 2 } }) };
const run = async (stages: readonly Stage[]): Promise<string> => {
  const said: string[] = [];
  const context = { env: {}, folder, signal: new AbortController().signal };
  const results = await runStages(stages, context, (line) => said.push(line));
  return [...said, summary(results)].join('\n');
};

describe('a stage that needs commands of the system', () => {
  it('is run where they are there', async () => {
    expect(await run([withCommands(['sh'], stage)])).toMatch(/ok +Judged +2 passed, 0 failed/);
  });

  it('is said to be not run, and why, where one is missing', async () => {
    const said = await run([withCommands(['sh', 'no-such-command'], stage), { ...stage, title: 'Other' }]);
    expect(said).toContain('Judged was not run, not installed: no-such-command');
    expect(said).toMatch(/NOT RUN +Judged +not installed: no-such-command/);
    expect(said).toMatch(/2 passed, 0 failed$/);
  });

  it('is said to be not run where it says so itself', async () => {
    const silent: Stage = {
      title: 'Asked',
      run: () => Promise.resolve({ code: 0, counts: nothing, notRun: 'nobody answered' }),
    };
    expect(await run([silent, stage])).toMatch(/NOT RUN +Asked +nobody answered/);
  });

  it('is not found in folders that are not searched', () => {
    writeFileSync(join(folder, 'judge'), '');
    expect(missingCommands(['judge'], folder)).toEqual([]);
    expect(missingCommands(['judge'], '')).toEqual(['judge']);
  });
});

describe('the time that is left', () => {
  it('is told from what stages usually take, and from how long this machine took so far', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const lasting = (title: string, usual: number, seconds: number): Stage => ({
      title,
      seconds: usual,
      run: () => {
        now += seconds * 1_000;
        return stage.run({ env: {}, folder, signal: new AbortController().signal });
      },
    });
    const said = await run([lasting('First', 60, 180), lasting('Second', 120, 1)]);
    jest.restoreAllMocks();
    expect(said).toContain('1/2  First  (about 3 min left)');
    expect(said).toContain('2/2  Second  (about 6 min left)');
  });

  it('is not told of stages of which nobody knows', async () => {
    expect(await run([stage])).not.toContain('min left');
  });
});

describe('a run of what has to do with one thing', () => {
  it('has stages in which nothing has to do with it', async () => {
    const empty: Stage = { title: 'Empty', run: () => Promise.resolve({ code: 0, counts: nothing }) };
    const context = { env: {}, folder, signal: new AbortController().signal };
    expect(await runStages([empty], { ...context, only: 'chores' }, () => undefined)).toMatchObject([{ failed: 0 }]);
    rmSync(join(folder, '1'), { recursive: true });
    expect(await runStages([empty], context, () => undefined)).toMatchObject([{ failed: 1 }]);
  });
});
