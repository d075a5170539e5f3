import pg from 'pg';

import type { RecordedQuery } from './protocol.ts';

/** Preloaded into the api: records its database queries between "record" and "stop". */

let recorded: RecordedQuery[] | undefined;

function read(query: unknown, values: unknown): RecordedQuery {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? (values as unknown[]) : [] };
  // pg's own configuration object
  const { name, text, values: own = [] } = query as { name?: string; text: string; values?: unknown[] };
  return { name, text, values: own };
}

const original: unknown = Reflect.get(pg.Client.prototype, 'query');
if (typeof original !== 'function') throw new Error('pg has changed.');
Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...args: unknown[]): unknown {
  recorded?.push(read(args[0], args[1]));
  const result: unknown = Reflect.apply(original, this, args);
  return result;
});

process.on('message', (message: { type?: unknown }) => {
  if (message.type === 'record') {
    recorded = [];
    process.send?.({ type: 'recording' });
  } else if (message.type === 'stop') {
    process.send?.({ type: 'recorded', queries: recorded });
    recorded = undefined;
  }
});
