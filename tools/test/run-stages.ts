import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { explain } from '../lib/failure.ts';
import { sum, type Counts } from './counts.ts';
import { missingCommands, type Stage, type StageContext } from './stage.ts';

export interface StageResult extends Counts {
  readonly title: string;
  readonly seconds: number;
  /** Why nothing of it was run: neither a success nor a failure. */
  readonly notRun?: string;
}

/** Runs every stage, also after one that failed, so that one run tells all. */
export async function runStages(
  stages: readonly Stage[],
  context: StageContext,
  say: (line: string) => void,
): Promise<readonly StageResult[]> {
  const results: StageResult[] = [];
  for (const [index, stage] of stages.entries()) {
    context.signal.throwIfAborted();
    say(`\n${'='.repeat(72)}\n${String(index + 1)}/${String(stages.length)}  ${stage.title}\n${'='.repeat(72)}`);
    const folder = join(context.folder, String(index + 1));
    mkdirSync(folder);
    results.push(await runStage(stage, { ...context, folder }, say));
  }
  return results;
}

async function runStage(stage: Stage, context: StageContext, say: (line: string) => void): Promise<StageResult> {
  const missing = missingCommands(stage.commands ?? []);
  if (missing.length > 0) {
    const notRun = `not installed: ${missing.join(', ')}`;
    say(`${stage.title} was not run, ${notRun}`);
    return { title: stage.title, passed: 0, failed: 0, seconds: 0, notRun };
  }
  const started = performance.now();
  const counts = await stage.run(context).then(
    (outcome) => judge(stage.title, outcome, say),
    (error: unknown) => {
      context.signal.throwIfAborted();
      say(`${stage.title} could not be run: ${explain(error)}`);
      return { passed: 0, failed: 1 };
    },
  );
  return { title: stage.title, ...counts, seconds: Math.round((performance.now() - started) / 1000) };
}

/** A stage without a test and one that ended badly without naming a test have failed all the same. */
function judge(title: string, { code, counts }: { code: number; counts: Counts }, say: (line: string) => void): Counts {
  if (counts.failed > 0) return counts;
  if (code !== 0) say(`${title} ended with code ${String(code)} though no test failed`);
  else if (counts.passed === 0) say(`${title} did not run a single test`);
  else return counts;
  return { ...counts, failed: 1 };
}

/** The results by stage; the last line, which others read, is `N passed, N failed`. */
export function summary(results: readonly StageResult[]): string {
  const width = Math.max(0, ...results.map(({ title }) => title.length));
  const rows = results.map(({ title, passed, failed, seconds, notRun }) => {
    if (notRun !== undefined) return `NOT RUN ${title.padEnd(width)}  ${notRun}`;
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    return `${verdict}  ${title.padEnd(width)}  ${String(passed)} passed, ${String(failed)} failed, ${String(seconds)} s`;
  });
  const { passed, failed } = sum(results);
  return ['', ...rows, '', `${String(passed)} passed, ${String(failed)} failed`].join('\n');
}
