import { type InfoRecord, parse } from 'csv-parse/sync';

import { textOf } from './cells.ts';

/** Why a file is no table that can be read. */
export type CsvFault = 'empty' | 'encoding' | 'too_long';

export interface CsvLine {
  /** In the file, from 1. */
  readonly line: number;
  /** Without blanks around them. */
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly header: readonly string[];
  /** Without those that are empty. */
  readonly lines: readonly CsvLine[];
  /** Where quotes open that never close. */
  readonly broken: readonly number[];
  readonly delimiter: Delimiter;
}

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

const NEW_LINE = 0x0a;

/**
 * Reads a table that somebody's spreadsheet wrote: in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs between its
 * cells. One broken line breaks no other.
 * @param maxLines in the file, empty ones too
 */
export function readCsv(bytes: Buffer, maxLines: number): CsvFile | CsvFault {
  const text = decoded(bytes);
  if (text === undefined) return 'encoding';
  if (linesIn(text) > maxLines) return 'too_long';
  const delimiter = delimiterOf(text);
  const { records, broken } = recordsOf(text, delimiter);
  const [header, ...lines] = records
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => textOf(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (header === undefined) return 'empty';
  return { header: header.cells, lines, broken, delimiter };
}

function recordsOf(text: string, delimiter: Delimiter): { records: CsvLine[]; broken: number[] } {
  let [last, broken] = [0, new Array<number>()];
  const records: CsvLine[] = [];
  parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (cells: string[], { lines }: InfoRecord) => {
      last = lines;
      records.push({ line: lines, cells });
      return null;
    },
    on_skip: () => {
      broken = [...broken, last + 1];
      return undefined;
    },
  });
  return { records, broken };
}

/** The marks at the beginning say what it is; without them it is UTF-8, or what spreadsheets on Windows write. */
function decoded(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return textIn('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return textIn('utf-16be', bytes);
  const text = textIn('utf-8', bytes) ?? textIn('windows-1252', bytes);
  // No table has them: it is a picture, an archive, or another encoding.
  return text?.includes('\0') === true ? undefined : text;
}

function textIn(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function linesIn(text: string): number {
  let lines = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEW_LINE || (code === 0x0d && text.charCodeAt(at + 1) !== NEW_LINE)) lines += 1;
  }
  return lines;
}

/** What stands most often in the first line that says something. */
function delimiterOf(text: string): Delimiter {
  const first = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  const [most] = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most ?? ',';
}
