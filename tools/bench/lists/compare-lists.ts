import type { Row } from '../support/report.ts';
import { percentile } from '../support/statistics.ts';

/** How many times as long the first page of the long list may take. */
export const SLOWEST_RATIO = 1.5;
const WARM_UP = 50;

/** A caller and its server: the same calls are made by two callers, one of whom has much more data. */
export interface Asker {
  readonly url: string;
  readonly token?: string;
  /** Replacements for `{house}` and other placeholders in a path. */
  readonly ids?: Readonly<Record<string, string>>;
}

interface Plan {
  readonly few: number;
  readonly many: number;
  readonly asked: number;
}

/** Measures each list for both callers in alternation, so that a disturbance affects both. */
export async function compareLists(
  lists: Readonly<Record<string, string>>,
  few: Asker,
  many: Asker,
  plan: Plan,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [list, path] of Object.entries(lists)) {
    const times = new Map<Asker, number[]>([
      [few, []],
      [many, []],
    ]);
    for (let asked = 0; asked < plan.asked + WARM_UP; asked += 1) {
      for (const [asker, measured] of times) {
        const took = await time(`${asker.url}${pathOf(path, asker)}`, asker.token);
        if (asked >= WARM_UP) measured.push(took);
      }
    }
    const at = (asker: Asker, share: number): number => percentile(times.get(asker) ?? [], share);
    rows.push({
      list,
      [`ms of ${plan.few.toLocaleString('en')}`]: at(few, 0.5).toFixed(2),
      [`ms of ${plan.many.toLocaleString('en')}`]: at(many, 0.5).toFixed(2),
      'p95 ms': `${at(few, 0.95).toFixed(2)} / ${at(many, 0.95).toFixed(2)}`,
      ratio: (at(many, 0.5) / at(few, 0.5)).toFixed(2),
    });
  }
  return rows;
}

const pathOf = (path: string, { ids = {} }: Asker): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);

async function time(url: string, token?: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: token === undefined ? {} : { 'x-auth-token': token } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${String(response.status)}.`);
  return performance.now() - start;
}
