import { parseArgs } from 'node:util';

import { askEvenly, type Asked } from './documents/ask-evenly.ts';
import { type LongAgreement, printedOf, sign, writeLongAgreement } from './documents/long-agreement.ts';
import { makeHouses } from './support/houses.ts';
import { report, type Row } from './support/report.ts';
import { Stage } from './support/stage.ts';
import { median, percentile } from './support/statistics.ts';

/** Measures how long the worker takes for the PDF of a long agreement, and how much that slows other requests down. */

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
/** About three hundred pages. */
const plan = { characters: 990_000, runs: options.quick ? 2 : 6, everyMs: 20, warmUpMs: 300 };
const SLOWEST_SECONDS = 5;
const SLOWEST_RATIO = 1.5;

interface Made {
  /** For one document, when they are printed one after the other. */
  readonly seconds: number;
  readonly bytes: number;
  readonly idle: Asked;
  readonly busy: Asked;
}

await Stage.with(async (stage) => {
  const houses = await makeHouses(stage.pool, plan.runs + 1);
  const server = await stage.startServer({ worker: true });
  const made: Made[] = [];
  for (const [at, house] of houses.entries()) {
    const [owner, ...tenants] = house.members;
    if (!owner) throw new Error('Nobody owns a house.');
    const call = { url: `${server.url}/api/houses/byId/${house.id}`, token: owner.token };
    const agreements: LongAgreement[] = [];
    for (const tenant of tenants) {
      agreements.push(await writeLongAgreement(server.url, stage.pool, house.id, owner, tenant, plan.characters));
    }
    await askEvenly(call, plan.everyMs, plan.warmUpMs);
    // For about as long as printing takes, on the same machine, just before it.
    const idle = await askEvenly(call, plan.everyMs, 4_000);
    const started = performance.now();
    for (const agreement of agreements) await sign(server.url, agreement);
    const printed = printedOf(stage.pool, agreements);
    await askEvenly(call, plan.everyMs, plan.warmUpMs);
    const busy = await askEvenly(call, plan.everyMs, printed);
    const bytes = await printed;
    const seconds = (performance.now() - started) / 1_000 / agreements.length;
    // The first one warms up the worker: fonts are read once per process.
    if (at > 0) made.push({ seconds, bytes: bytes / agreements.length, idle, busy });
  }
  await server.stop();
  const rows = made.map(rowOf);
  await report(stage, 'documents', rows, { plan });
  const seconds = median(made.map((each) => each.seconds));
  const ratio = median(made.map(({ idle, busy }) => p95(busy) / p95(idle)));
  process.stdout.write(
    `Median: ${seconds.toFixed(2)} s a document; p95 of a cheap call ${ratio.toFixed(2)} × of idle.\n`,
  );
  if (seconds > SLOWEST_SECONDS || ratio > SLOWEST_RATIO) process.exitCode = 1;
});

function p95({ times }: Asked): number {
  return percentile(times, 0.95);
}

function rowOf({ seconds, bytes, idle, busy }: Made): Row {
  return {
    'seconds to print and seal': seconds.toFixed(2),
    'MB of the PDF': (bytes / 1e6).toFixed(2),
    calls: `${idle.times.length} / ${busy.times.length}`,
    'p50 ms idle / printing': `${median(idle.times).toFixed(2)} / ${median(busy.times).toFixed(2)}`,
    'p95 ms idle / printing': `${p95(idle).toFixed(2)} / ${p95(busy).toFixed(2)}`,
    'p95 ratio': (p95(busy) / p95(idle)).toFixed(2),
  };
}
