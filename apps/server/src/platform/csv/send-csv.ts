import { Readable } from 'node:stream';

import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

import { cellOf } from './cells.ts';

export interface CsvTable {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Read while the file is sent, so that a long one is never in memory as a whole. */
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

async function* linesOf({ columns, rows }: Omit<CsvTable, 'name'>): AsyncGenerator<string[]> {
  yield columns.map(cellOf);
  for await (const row of rows) yield row.map(cellOf);
}

/** A table to open in a spreadsheet: RFC 4180, in UTF-8 that says so, and without formulas. */
export function csvOf(table: Omit<CsvTable, 'name'>): Readable {
  const csv = stringify({ bom: true, record_delimiter: 'windows' });
  const lines = Readable.from(linesOf(table));
  lines.on('error', (error) => csv.destroy(error));
  csv.on('close', () => lines.destroy());
  return lines.pipe(csv);
}

/** {@link csvOf}, saved and never shown. */
export async function sendCsv(reply: FastifyReply, table: CsvTable): Promise<void> {
  await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${table.name}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(csvOf(table));
}
