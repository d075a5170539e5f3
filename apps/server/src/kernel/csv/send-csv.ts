import { Readable } from 'node:stream';

import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

import { cellOf } from './cells.ts';

export interface CsvTable {
  /** File name without its extension. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Read while the file is sent, so that a long one is never in memory as a whole. */
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

async function* linesOf({ columns, rows }: Omit<CsvTable, 'name'>): AsyncGenerator<string[]> {
  yield columns.map(cellOf);
  for await (const row of rows) yield row.map(cellOf);
}

/** Returns a table for spreadsheets: RFC 4180, in UTF-8 with a byte order mark, and without formulas. */
export function csvOf(table: Omit<CsvTable, 'name'>): Readable {
  const csv = stringify({ bom: true, record_delimiter: 'windows' });
  const lines = Readable.from(linesOf(table));
  lines.on('error', (error) => csv.destroy(error));
  csv.on('close', () => lines.destroy());
  return lines.pipe(csv);
}

/** Sends {@link csvOf} as a download, never inline. */
export async function sendCsv(reply: FastifyReply, table: CsvTable): Promise<void> {
  await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${table.name}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(csvOf(table));
}
