import type { Forked } from '../support/forked.ts';
import { highestRate, type SearchOptions } from '../support/search.ts';
import { watchOthers } from '../support/disturbance.ts';
import type { ConnectCommand, Seat, StepCommand, StepResult } from './protocol.ts';
import type { Target } from './targets.ts';

export const P95_MS = 150;
/** Milliseconds of delay above which a generator measures itself; such a step is discarded. */
export const EVENT_LOOP_MS = 20;

export interface Plan {
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly closeness: number;
  readonly seed: number;
}

export interface Step extends StepResult {
  readonly discarded: boolean;
  /** The share of the machine, 0 to 1, that other processes used during the step. */
  readonly others: number;
}

export interface Run {
  readonly target: Target['name'];
  readonly rate: number;
  readonly steps: readonly Step[];
  readonly notStored: number;
  readonly gaps: number;
}

export const holds = ({ ack, delivery, refused, unanswered, lost, doubled }: StepResult): boolean =>
  ack.p95 <= P95_MS && delivery.p95 <= P95_MS && refused + unanswered + lost + doubled === 0;

/** Finds how many messages per second a target sustains, starting near the previous result. */
export async function measure(
  target: Target,
  generator: Forked,
  seats: readonly Seat[],
  plan: Plan,
  before: number,
  only = false,
): Promise<Run> {
  const server = await target.start();
  const steps: Step[] = [];
  let number = 0;
  try {
    await generator.ask<ConnectCommand, { type: 'connected' }>(
      { type: 'connect', url: server.url, seats },
      'connected',
    );
    const storedBefore = (await target.stored()).messages;
    const step = async (rate: number): Promise<Step> => {
      number += 1;
      const others = watchOthers();
      const command: StepCommand = { type: 'step', rate, ...plan, seed: plan.seed * 1_000 + number };
      const result = await generator.ask<StepCommand, StepResult>(command, 'stepped');
      const done = { ...result, discarded: result.eventLoopP99 > EVENT_LOOP_MS, others: others() };
      steps.push(done);
      tell(target.name, done);
      return done;
    };
    // A warm-up at a low rate, so that later steps measure compiled code.
    await step(100);
    const rate = await (only ? once : highestRate)(
      async (wanted) => passes(await step(wanted)) || passes(await step(wanted)),
      before === 0
        ? { from: 150, growth: 1.5, closeness: plan.closeness }
        : { from: before, growth: 1.2, closeness: plan.closeness },
    );
    const { messages, gaps } = await target.stored();
    const acknowledged = steps.reduce((sum, each) => sum + each.acknowledged, 0);
    return { target: target.name, rate, steps, notStored: acknowledged - (messages - storedBefore), gaps };
  } finally {
    await server.stop();
  }
}

async function once(holds: (rate: number) => Promise<boolean>, { from }: SearchOptions): Promise<number> {
  return (await holds(from)) ? from : 0;
}

/** Asked at most twice: a step disturbed by the machine or the generator is repeated. */
const passes = (step: Step): boolean => !step.discarded && holds(step);

function tell(name: string, { rate, ack, delivery, eventLoopP99, others, ...counts }: Step): void {
  const { lost, doubled, unanswered, refused, firstRefusal = '' } = counts;
  const wrong =
    lost + doubled + unanswered + refused > 0
      ? ` lost ${lost} doubled ${doubled} unanswered ${unanswered} refused ${refused} ${firstRefusal}`
      : '';
  process.stdout.write(
    `${name.padEnd(12)} ${String(rate).padStart(5)}/s  ack p95 ${ack.p95.toFixed(0)} ms  delivery p95 ${delivery.p95.toFixed(0)} ms` +
      `  generator p99 ${eventLoopP99.toFixed(1)} ms  others ${(others * 100).toFixed(0)} %${wrong}\n`,
  );
}
