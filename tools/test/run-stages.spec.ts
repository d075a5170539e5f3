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
  it('is run if they are installed', async () => {
    expect(await run([withCommands(['sh'], stage)])).toMatch(/ok +Judged +2 passed, 0 failed/);
  });

  it('is reported as not run, with the reason, if one is missing', async () => {
    const said = await run([withCommands(['sh', 'no-such-command'], stage), { ...stage, title: 'Other' }]);
    expect(said).toContain('Judged was not run, not installed: no-such-command');
    expect(said).toMatch(/NOT RUN +Judged +not installed: no-such-command/);
    expect(said).toMatch(/2 passed, 0 failed$/);
  });

  it('is reported as not run if it says so itself', async () => {
    const silent: Stage = {
      title: 'Asked',
      run: () => Promise.resolve({ code: 0, counts: nothing, notRun: 'nobody answered' }),
    };
    expect(await run([silent, stage])).toMatch(/NOT RUN +Asked +nobody answered/);
  });

  it("ignores commands in folders that aren't searched", () => {
    writeFileSync(join(folder, 'judge'), '');
    expect(missingCommands(['judge'], folder)).toEqual([]);
    expect(missingCommands(['judge'], '')).toEqual(['judge']);
  });
});

describe('the remaining time', () => {
  it("is estimated from the usual time of stages and from this machine's speed so far", async () => {
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

  it('is not estimated for stages of unknown length', async () => {
    expect(await run([stage])).not.toContain('min left');
  });
});

describe('a run for one topic', () => {
  it('allows stages without tests on the topic', async () => {
    const empty: Stage = { title: 'Empty', run: () => Promise.resolve({ code: 0, counts: nothing }) };
    const context = { env: {}, folder, signal: new AbortController().signal };
    expect(await runStages([empty], { ...context, only: 'chores' }, () => undefined)).toMatchObject([{ failed: 0 }]);
    rmSync(join(folder, '1'), { recursive: true });
    expect(await runStages([empty], context, () => undefined)).toMatchObject([{ failed: 1 }]);
  });
});
