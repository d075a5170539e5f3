import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { explain } from '../lib/failure.ts';
import { nothing, sum, type Counts, type Failure } from './counts.ts';
import { missingCommands, type Stage, type StageContext } from './stage.ts';

export interface StageResult extends Counts {
  readonly title: string;
  readonly seconds: number;
  /** The expected seconds. */
  readonly expected?: number;
  /** Why it wasn't run, which is neither a success nor a failure. */
  readonly notRun?: string;
}

/** Runs every stage, even after a failed one, so that one run reports everything. */
export async function runStages(
  stages: readonly Stage[],
  context: StageContext,
  say: (line: string) => void,
): Promise<readonly StageResult[]> {
  const results: StageResult[] = [];
  for (const [index, stage] of stages.entries()) {
    context.signal.throwIfAborted();
    say(
      `\n${'='.repeat(72)}\n${String(index + 1)}/${String(stages.length)}  ${stage.title}${timeLeft(stages.slice(index), results)}\n${'='.repeat(72)}`,
    );
    const folder = join(context.folder, String(index + 1));
    mkdirSync(folder);
    results.push(await runStage(stage, { ...context, folder }, say));
  }
  return results;
}

/** Estimates the remaining time from the usual time of stages and this machine's slowdown so far. */
function timeLeft(coming: readonly Stage[], done: readonly StageResult[]): string {
  const expected = coming.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
  if (expected === 0) return '';
  const known = done.filter(({ expected: foreseen }) => foreseen !== undefined);
  const foreseen = known.reduce((sum, { expected: seconds = 0 }) => sum + seconds, 0);
  const taken = known.reduce((sum, { seconds }) => sum + seconds, 0);
  const slower = foreseen === 0 ? 1 : taken / foreseen;
  const minutes = Math.max(1, Math.round((expected * slower) / 60));
  return `  (about ${String(minutes)} min left)`;
}

async function runStage(stage: Stage, context: StageContext, say: (line: string) => void): Promise<StageResult> {
  const missing = missingCommands(stage.commands ?? []);
  if (missing.length > 0) {
    const notRun = `not installed: ${missing.join(', ')}`;
    say(`${stage.title} was not run, ${notRun}`);
    return { title: stage.title, ...nothing, seconds: 0, notRun };
  }
  const started = performance.now();
  const counts = await stage.run(context).then(
    (outcome) =>
      outcome.notRun === undefined
        ? judge(stage.title, outcome, context.only !== undefined, say)
        : leftOut(stage.title, outcome.notRun, say),
    (error: unknown) => {
      context.signal.throwIfAborted();
      say(`${stage.title} could not be run: ${explain(error)}`);
      return { passed: 0, failed: 1, failures: [{ name: stage.title, message: explain(error) }] };
    },
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  return {
    title: stage.title,
    ...counts,
    seconds,
    ...(stage.seconds === undefined ? {} : { expected: stage.seconds }),
  };
}

function leftOut(title: string, notRun: string, say: (line: string) => void): Counts & { readonly notRun: string } {
  say(`${title} was not run, ${notRun}`);
  return { ...nothing, notRun };
}

/** A stage without tests, or one that ended badly without naming a test, has failed too. */
function judge(
  title: string,
  { code, counts }: { code: number; counts: Counts },
  mayBeEmpty: boolean,
  say: (line: string) => void,
): Counts {
  if (counts.failed > 0) return counts;
  if (code === 0 && mayBeEmpty) return counts;
  const message = code !== 0 ? `ended with code ${String(code)} though no test failed` : 'did not run a single test';
  if (code === 0 && counts.passed > 0) return counts;
  say(`${title} ${message}`);
  return { ...counts, failed: 1, failures: [{ name: title, message }] };
}

/** The stage's own output has the rest of a failure. */
const LINES_OF_A_FAILURE = 12;
/** If everything fails, the first few failures explain why. */
const FAILURES_TOLD = 10;

/** Returns the failures, then the results by stage. The last line, which tools parse, is `N passed, N failed`. */
export function summary(results: readonly StageResult[]): string {
  const width = Math.max(0, ...results.map(({ title }) => title.length));
  const rows = results.map(({ title, passed, failed, seconds, notRun }) => {
    if (notRun !== undefined) return `NOT RUN ${title.padEnd(width)}  ${notRun}`;
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    return `${verdict}  ${title.padEnd(width)}  ${String(passed)} passed, ${String(failed)} failed, ${String(seconds)} s`;
  });
  const { passed, failed, failures } = sum(results);
  return [...told(failures), '', ...rows, '', `${String(passed)} passed, ${String(failed)} failed`].join('\n');
}

function told(failures: readonly Failure[]): readonly string[] {
  const first = failures.slice(0, FAILURES_TOLD).flatMap(({ name, message }) => [
    '',
    `FAILED  ${name}`,
    ...message
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, LINES_OF_A_FAILURE)
      .map((line) => `        ${line}`),
  ]);
  const more = failures.length - FAILURES_TOLD;
  return more > 0 ? [...first, '', `        and ${String(more)} more`] : first;
}
