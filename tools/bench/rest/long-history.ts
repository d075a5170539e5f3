import { percentile } from '../support/statistics.ts';
import type { Row } from '../support/report.ts';
import type { History } from './history.ts';

const ASKED = 400;
const WARM_UP = 100;

/** Calls people wait for when they open a conversation, and the badge. */
const CALLS = {
  'newest page': ({ conversationId }: History) => `/api/messages/${conversationId}/messages?reader=roomie&limit=50`,
  'unread count': ({ roomieId }: History) => `/api/roomies/${roomieId}/messages/unread-count`,
  list: () => '/api/messages',
} as const;

/** Measures the same calls on a short and a long conversation in alternation, so that a disturbance affects both. */
export async function compareHistories(url: string, short: History, long: History, count: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(CALLS)) {
    const times = { short: [] as number[], long: [] as number[] };
    for (let asked = 0; asked < ASKED + WARM_UP; asked += 1) {
      for (const [length, history] of [
        ['short', short],
        ['long', long],
      ] as const) {
        const took = await time(`${url}${path(history)}`, history.token);
        if (asked >= WARM_UP) times[length].push(took);
      }
    }
    const [shortMs, longMs] = [percentile(times.short, 0.5), percentile(times.long, 0.5)];
    rows.push({
      call: name,
      'ms of 1,000': shortMs.toFixed(2),
      [`ms of ${count.toLocaleString('en')}`]: longMs.toFixed(2),
      'p95 ms': `${percentile(times.short, 0.95).toFixed(2)} / ${percentile(times.long, 0.95).toFixed(2)}`,
      ratio: (longMs / shortMs).toFixed(2),
    });
  }
  return rows;
}

async function time(url: string, token: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'x-auth-token': token } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - start;
}
