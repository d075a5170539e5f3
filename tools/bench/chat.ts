import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { floor, realServer, seatsOf, type Target } from './chat/targets.ts';
import { EVENT_LOOP_MS, measure, P95_MS, type Plan, type Run } from './chat/measure.ts';
import { Forked } from './support/forked.ts';
import { makeHouses } from './support/houses.ts';
import { report, type Row } from './support/report.ts';
import { Stage } from './support/stage.ts';
import { median as medianOf, spread } from './support/statistics.ts';

/** Measures how many stored messages per second one api and one worker sustain, compared with a minimal chat server. */

const HOUSES = 34;
const { values: options } = parseArgs({
  allowPositionals: true, // the name of the benchmark
  options: {
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    rate: { type: 'string' },
  },
});
/** A single step at one rate instead of a search: for a profile (BENCH_PROFILE_DIR) or for watching the processes. */
const fixedRate = options.rate === undefined ? undefined : Number(options.rate);
const runsOfEach = options.quick || fixedRate !== undefined ? 1 : 3;
const plan: Plan = {
  seconds: fixedRate === undefined ? (options.quick ? 3 : 4) : 15,
  warmUpSeconds: 1,
  closeness: options.quick ? 1.1 : 1.06,
  seed: Number(options.seed),
};

await Stage.with(async (stage) => {
  const houses = await makeHouses(stage.pool, HOUSES);
  const seats = seatsOf(houses);
  const generator = await Forked.start(join(import.meta.dirname, 'chat/generator.ts'));
  const targets = [realServer(stage), floor(stage)].filter(
    ({ name }) => options.only === undefined || name.startsWith(options.only),
  );
  const runs: Run[] = [];
  try {
    for (let number = 1; number <= runsOfEach; number += 1) {
      for (const target of targets) {
        const before = fixedRate ?? runs.findLast((run) => run.target === target.name)?.rate ?? 0;
        runs.push(
          await measure(
            target,
            generator,
            seats,
            { ...plan, seed: plan.seed * 100 + runs.length },
            before,
            fixedRate !== undefined,
          ),
        );
      }
    }
  } finally {
    await generator.stop();
  }
  const limits = { p95Ms: P95_MS, generatorEventLoopP99Ms: EVENT_LOOP_MS, sockets: seats.length, houses: HOUSES };
  const rates = (name: Target['name']) => spread(runs.filter((run) => run.target === name).map(({ rate }) => rate));
  const ratio = rates('common roof').median / rates('floor').median;
  await report(
    stage,
    'chat',
    targets.map(({ name }) => rowOf(name, runs)),
    { ratio, limits, plan, runs },
  );
  process.stdout.write(`Ratio to the floor: ${ratio.toFixed(2)} (aim 0.6); rate limits were raised, see settings\n`);
});

function rowOf(name: Target['name'], runs: readonly Run[]): Row {
  const own = runs.filter((run) => run.target === name);
  const { median, min, max } = spread(own.map(({ rate }) => rate));
  const steps = own.flatMap((run) => run.steps);
  const sum = (pick: (step: Run['steps'][number]) => number): number =>
    steps.reduce((total, step) => total + pick(step), 0);
  return {
    server: name,
    'messages/s': median,
    range: `${min}–${max}`,
    acknowledged: sum((step) => step.acknowledged),
    'not stored': own.reduce((total, run) => total + run.notStored, 0),
    gaps: own.at(-1)?.gaps ?? 0,
    lost: sum((step) => step.lost),
    doubled: sum((step) => step.doubled),
    unanswered: sum((step) => step.unanswered),
    'others %': (medianOf(steps.map(({ others }) => others)) * 100).toFixed(0),
    'generator p99 ms': Math.max(
      ...steps.filter(({ discarded }) => !discarded).map((step) => step.eventLoopP99),
    ).toFixed(1),
  };
}
