import { join } from 'node:path';
import type pg from 'pg';

import { watchOthers } from '../support/disturbance.ts';
import type { Forked } from '../support/forked.ts';
import type { Row } from '../support/report.ts';
import type { Stage } from '../support/stage.ts';
import { median, type Spread, spread } from '../support/statistics.ts';
import { fillMonths, madeOf } from './many-months.ts';
import { recalculateInOneStatement } from './one-statement.ts';
import type { RecalculateCommand, RecalculateResult } from './protocol.ts';
import { recalculateInWorker, type Worked } from './whole-worker.ts';

interface ReckoningPlan {
  readonly houses: number;
  readonly rounds: number;
  /** As many jobs of a queue as a worker runs concurrently. */
  readonly atOnce: number;
}

interface Reckoned {
  readonly rows: readonly Row[];
  /** Houses per second: ours ÷ those of the single statement with all checks. */
  readonly ratio: number;
}

const WAYS = [
  ['ours', 'the handler of the worker, a transaction a house'],
  ['checked', 'one statement for all houses, with the checks of the ledger'],
  ['unchecked', 'one statement, no foreign keys and no checks'],
  ['again', 'the handler again: nothing changes'],
] as const;
type Way = (typeof WAYS)[number][0];

interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
}

/** Seconds per month for each method, and the load during it, from 0 to 1. */
interface Round extends Readonly<Record<Way, number>> {
  /** The fraction of time in which the handler's process was busy. */
  readonly busy: number;
  /** The share of the machine that other processes used. */
  readonly others: number;
}

const EVENTS = `
  INSERT INTO outbox (type, payload, published_at)
  SELECT 'supplies.to-reckon', jsonb_build_object('house_id', id, 'month', $1::text), now() FROM houses ORDER BY id RETURNING id`;
const LONGEST_MS = 1_800_000;

const monthOf = (number: number): string => `2026-${String(number).padStart(2, '0')}`;

/**
 * Compares the worker's own handler over months of many houses with one statement that writes the same rows for all of
 * them.
 */
export async function compareRecalculation(stage: Stage, plan: ReckoningPlan): Promise<Reckoned> {
  // The first month warms up; the statement without checks uses as many months of its own.
  const months = Array.from({ length: plan.rounds + 1 }, (_, at) => monthOf(at + 1));
  const uncheckedOf = (month: string): string => monthOf(Number(month.slice(-2)) + months.length);
  const last = monthOf(12);
  const [own, floor] = [await stage.addDatabase('reckoned'), await stage.addDatabase('at_once')];
  await fillMonths(own.pool, plan.houses, [...months, last]);
  await fillMonths(floor.pool, plan.houses, [...months, ...months.map(uncheckedOf)]);
  const worker = await stage.startProcess(join(import.meta.dirname, 'recalculation-worker.ts'), own.url);
  const rounds: Round[] = [];
  for (const month of months) {
    const others = watchOthers();
    const ours = await recalculateAll(worker, own, month, plan.atOnce);
    const checked = await recalculateInOneStatement(await settled(floor), month, true);
    const unchecked = await recalculateInOneStatement(await settled(floor), uncheckedOf(month), false);
    const again = await recalculateAll(worker, own, month, plan.atOnce);
    await requireSame(own, floor, month);
    const took = { ours: ours.seconds, checked, unchecked, again: again.seconds };
    rounds.push({ ...took, busy: ours.cpuSeconds / ours.seconds, others: others() });
  }
  await worker.stop();
  const worked = await recalculateInWorker(stage, own, last);
  for (const { pool } of [own, floor]) await pool.end();
  return resultOf(rounds.slice(1), worked, plan);
}

function resultOf(rounds: readonly Round[], worked: Worked, { houses }: ReckoningPlan): Reckoned {
  const rates = (way: Way): Spread => spread(rounds.map((round) => houses / round[way]));
  const ours = rates('ours').median;
  const percent = (share: 'busy' | 'others'): string => (median(rounds.map((round) => round[share])) * 100).toFixed(0);
  const rowOf = (reckoning: string, { median: rate, min, max }: Spread): Row => ({
    reckoning,
    'houses/s': rate.toFixed(0),
    range: `${min.toFixed(0)}–${max.toFixed(0)}`,
    'ms a house': (1_000 / rate).toFixed(2),
    'ours ÷ this': (ours / rate).toFixed(2),
  });
  process.stdout.write(
    `The process of the handler worked ${percent('busy')} % of the time; others used ${percent('others')} % of the machine.\n`,
  );
  return {
    rows: [
      ...WAYS.map(([way, reckoning]) => rowOf(reckoning, rates(way))),
      rowOf('a whole worker, from the table of what is due', spread([houses / worked.reckoned])),
      rowOf('… until every plan to settle up follows', spread([houses / worked.followed])),
    ],
    ratio: ours / rates('checked').median,
  };
}

/** Flushes and analyses earlier writes before the next measurement. */
async function settled({ pool }: Database): Promise<pg.Pool> {
  await pool.query('ANALYZE');
  await pool.query('CHECKPOINT');
  return pool;
}

async function recalculateAll(
  worker: Forked,
  own: Database,
  month: string,
  atOnce: number,
): Promise<RecalculateResult> {
  const pool = await settled(own);
  const { rows } = await pool.query<{ id: string }>(EVENTS, [month]);
  const command: RecalculateCommand = { type: 'reckon', eventIds: rows.map(({ id }) => id), atOnce };
  return worker.ask<RecalculateCommand, RecalculateResult>(command, 'reckoned', LONGEST_MS);
}

/** Requires equal results: a ratio between different work would mean nothing. */
async function requireSame(own: Database, floor: Database, month: string): Promise<void> {
  const [ours, theirs] = [await madeOf(own.pool, month), await madeOf(floor.pool, month)];
  if (ours !== theirs) throw new Error(`In ${month} we made ${ours}, the statement ${theirs}.`);
}
