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
