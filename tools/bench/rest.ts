import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { freePort } from '@common-roof/local-services';

import { fillHistory, type History } from './rest/history.ts';
import { compareHistories } from './rest/long-history.ts';
import type { LoadCommand, LoadResult, RecordedQuery } from './rest/protocol.ts';
import { watchOthers } from './support/disturbance.ts';
import { Forked } from './support/forked.ts';
import { makeHouses, type House } from './support/houses.ts';
import { report, type Row, table } from './support/report.ts';
import { Stage } from './support/stage.ts';
import { median, spread } from './support/statistics.ts';

/**
 * Measures requests per second of two calls against the same queries, and against the single ideal query, without a
 * framework; and the cost of a long history.
 */

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const plan = {
  connections: 32,
  seconds: options.quick ? 3 : 4,
  runs: options.quick ? 1 : 5,
  history: options.quick ? 100_000 : 1_000_000,
};

const WARM_UPS = options.quick ? 1 : 3;

interface Load extends LoadResult {
  readonly server: string;
  readonly call: string;
  /** The share of the machine, 0 to 1, that other processes used during the run. */
  readonly others: number;
}

interface Call {
  readonly name: string;
  /** The one query that reads everything shown, without session and access checks: a lower bound. */
  readonly ideal: string;
  readonly path: string;
  readonly token: string;
}

await Stage.with(async (stage) => {
  const houses = await makeHouses(stage.pool, 34);
  const short = await fillHistory(stage.pool, at(houses, 0), 1_000);
  const calls = callsOf(at(houses, 0), short);
  const queries = await record(stage, calls);
  const generator = await Forked.start(join(import.meta.dirname, 'rest/generator.ts'));
  const results: Load[] = [];
  const server = await stage.startServer({ worker: true });
  const floor = await startFloor(stage);
  for (const call of calls) {
    const all = queries.get(call.name) ?? [];
    const ideal = all.filter(({ name }) => name === call.ideal);
    if (ideal.length === 0) throw new Error(`${call.name} does not ask ${call.ideal}.`);
    const against = async (name: string, url: string): Promise<void> => {
      results.push({ server: name, call: call.name, ...(await load(generator, url, call)) });
    };
    // By then, just-in-time compilation is done.
    for (let run = 0; run < WARM_UPS; run += 1) await load(generator, server.url, call);
    // Alternating, so that other load on the machine affects all of them.
    for (let run = 1; run <= plan.runs; run += 1) {
      await against('common roof', server.url);
      for (const [name, asked] of Object.entries({ floor: all, ideal })) {
        await floor.process.ask({ type: 'serve', queries: asked }, 'serving');
        await against(name, floor.url);
      }
    }
  }
  await floor.process.stop();
  await generator.stop();
  // Last, because the database cleans up for a long time after a million messages.
  const long = await fillHistory(stage.pool, at(houses, 1), plan.history);
  const histories = await compareHistories(server.url, short, long, plan.history);
  await server.stop();
  const rows = calls.map(({ name }) => rowOf(name, results, queries.get(name)?.length ?? 0));
  process.stdout.write(`\n${table(histories)}\n`);
  await report(stage, 'rest', rows, { histories, plan, results, queries: Object.fromEntries(queries) });
});

function at(houses: readonly House[], index: number): House {
  const house = houses[index];
  if (!house) throw new Error('A house is missing.');
  return house;
}

function callsOf(house: House, { conversationId, token }: History): readonly Call[] {
  return [
    { name: 'house by id', path: `/api/houses/byId/${house.id}`, token, ideal: 'house-whole' },
    {
      name: '50 messages',
      path: `/api/messages/${conversationId}/messages?reader=roomie&limit=50`,
      token,
      ideal: 'messages-newest',
    },
  ];
}

/** Records the queries of each warmed-up call, when read marks are up to date and sessions recently seen. */
async function record(stage: Stage, calls: readonly Call[]): Promise<ReadonlyMap<string, readonly RecordedQuery[]>> {
  const recorder = join(import.meta.dirname, 'rest/record-queries.ts');
  const server = await stage.startServer({ worker: false, execArgv: ['--import', recorder] });
  const queries = new Map<string, readonly RecordedQuery[]>();
  for (const { name, path, token } of calls) {
    const ask = async (): Promise<void> => {
      const response = await fetch(`${server.url}${path}`, { headers: { 'x-auth-token': token } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    };
    await ask();
    await server.api.ask({ type: 'record' }, 'recording');
    await ask();
    const answer = await server.api.ask<{ type: string }, { type: 'recorded'; queries: RecordedQuery[] }>(
      { type: 'stop' },
      'recorded',
    );
    queries.set(name, answer.queries);
  }
  await server.stop();
  return queries;
}

async function startFloor(stage: Stage): Promise<{ url: string; process: Forked }> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATABASE_URL: stage.services.postgres.url };
  return {
    url: `http://127.0.0.1:${port}`,
    process: await Forked.start(join(import.meta.dirname, 'rest/floor-server.ts'), { env }),
  };
}

async function load(generator: Forked, url: string, { path, token }: Call): Promise<LoadResult & { others: number }> {
  const { connections, seconds } = plan;
  const others = watchOthers();
  const command: LoadCommand = { type: 'load', url: `${url}${path}`, token, connections, seconds };
  const result = await generator.ask<LoadCommand, LoadResult>(command, 'loaded');
  return { ...result, others: others() };
}

function rowOf(call: string, results: readonly Load[], queries: number): Row {
  const of = (server: string) => results.filter((result) => result.server === server && result.call === call);
  const [real, floor] = [of('common roof'), of('floor')];
  const ideal = of('ideal');
  const rate = (loads: readonly Load[]) => spread(loads.map(({ perSecond }) => perSecond));
  const [realRate, floorRate] = [rate(real), rate(floor)];
  const range = ({ min, max }: { min: number; max: number }): string => `${min.toFixed(0)}–${max.toFixed(0)}`;
  return {
    call,
    queries,
    'requests/s': realRate.median.toFixed(0),
    range: range(realRate),
    'floor/s': floorRate.median.toFixed(0),
    'floor range': range(floorRate),
    ratio: (realRate.median / floorRate.median).toFixed(2),
    'of one ideal query': (realRate.median / rate(ideal).median).toFixed(2),
    'p99 ms': Math.max(...real.map(({ p99 }) => p99)).toFixed(0),
    'others %': (median([...real, ...floor, ...ideal].map(({ others }) => others)) * 100).toFixed(0),
    failed: [...real, ...floor, ...ideal].reduce((sum, { failed }) => sum + failed, 0),
  };
}
