import { hasTooManyMarks } from '@common-roof/contracts';
import { type InfoRecord, parse } from 'csv-parse/sync';

import { textOf } from './cells.ts';

/** Why a file is no table that can be read. */
export type CsvFault = 'empty' | 'encoding' | 'marks' | 'too_long' | 'too_wide';

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

/** What Excel writes into a first line of its own; the line stays, empty, so that those after it keep their numbers. */
const SAID_DELIMITER = /^sep=([,;\t])(?=[\r\n])/i;
const NEW_LINE = 0x0a;

/**
 * Reads a table exported from a spreadsheet: in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs between its
 * cells. One broken line breaks no other. What it is made of is bounded before it is parsed.
 * @param most lines in the file, empty ones too, and columns in its header
 */
export function readCsv(bytes: Buffer, most: { readonly lines: number; readonly columns: number }): CsvFile | CsvFault {
  const whole = decoded(bytes);
  if (whole === undefined) return 'encoding';
  const said = SAID_DELIMITER.exec(whole)?.[1];
  const text = said === undefined ? whole : whole.replace(SAID_DELIMITER, '');
  if (linesIn(text) > most.lines) return 'too_long';
  if (hasTooManyMarks(text)) return 'marks';
  const first = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  const delimiter = DELIMITERS.find((each) => each === said) ?? delimiterOf(first);
  if (first.split(delimiter, most.columns + 1).length > most.columns) return 'too_wide';
  const { records, broken } = recordsOf(text, delimiter);
  const [header, ...lines] = records
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => textOf(cell.trim())) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (header === undefined) return 'empty';
  return { header: header.cells, lines, broken, delimiter };
}

function recordsOf(text: string, delimiter: Delimiter): { records: CsvLine[]; broken: number[] } {
  let last = 0;
  const broken: number[] = [];
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
      broken.push(last + 1);
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
function delimiterOf(first: string): Delimiter {
  const [most] = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most ?? ',';
}
