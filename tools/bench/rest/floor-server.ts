import { createServer } from 'node:http';

import pg from 'pg';

import type { RecordedQuery } from './protocol.ts';

/**
 * Runs the same queries with the same parameters and returns the rows as JSON: no framework, validation, limits or log.
 */

const { PORT, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
let queries: readonly RecordedQuery[] = [];

const server = createServer((_request, response) => {
  void answer().then((rows) => {
    const body = Buffer.from(JSON.stringify(rows));
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
      .end(body);
  });
});

async function answer(): Promise<unknown> {
  let rows: unknown;
  for (const { name, text, values } of queries) {
    const result = await pool.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    rows = result.rows;
  }
  return rows;
}

process.on('message', (message: { type: 'serve'; queries: readonly RecordedQuery[] }) => {
  ({ queries } = message);
  process.send?.({ type: 'serving' });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
