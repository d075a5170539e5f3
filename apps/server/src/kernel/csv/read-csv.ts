import { hasTooManyMarks } from '@common-roof/contracts';
import { type InfoRecord, parse } from 'csv-parse/sync';

import { textOf } from './cells.ts';
import { decodeText } from './decode-text.ts';

/** Why a file can't be read as a table. */
export type CsvFault = 'empty' | 'encoding' | 'marks' | 'too_long' | 'too_wide';

export interface CsvLine {
  /** Line number in the file, from 1. */
  readonly line: number;
  /** Without surrounding spaces. */
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly header: readonly string[];
  /** Without empty lines. */
  readonly lines: readonly CsvLine[];
  /** Lines with quotes that never close. */
  readonly broken: readonly number[];
  readonly delimiter: Delimiter;
}

/** What can separate columns. */
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** The line that Excel adds at the top. It becomes an empty line, so that later lines keep their numbers. */
const SAID_DELIMITER = /^sep=([,;\t])(?=[\r\n])/i;
const NEW_LINE = 0x0a;

/** What a file may have. */
interface CsvLimits {
  /** Including empty ones. */
  readonly lines: number;
  /** In its header. */
  readonly columns: number;
  /** Where left out, the most frequent one in the first line. */
  readonly delimiter?: Delimiter;
}

/**
 * Reads a table exported from a spreadsheet: in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs as
 * delimiters. A broken line doesn't affect others. The size is checked before parsing.
 */
export function readCsv(bytes: Buffer, most: CsvLimits): CsvFile | CsvFault {
  const whole = decodeText(bytes);
  if (whole === undefined) return 'encoding';
  const said = SAID_DELIMITER.exec(whole)?.[1];
  const text = said === undefined ? whole : whole.replace(SAID_DELIMITER, '');
  if (linesIn(text) > most.lines) return 'too_long';
  if (hasTooManyMarks(text)) return 'marks';
  const first = /^.*\S.*$/m.exec(text)?.[0] ?? '';
  const delimiter = most.delimiter ?? DELIMITERS.find((each) => each === said) ?? delimiterOf(first);
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

function linesIn(text: string): number {
  let lines = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEW_LINE || (code === 0x0d && text.charCodeAt(at + 1) !== NEW_LINE)) lines += 1;
  }
  return lines;
}

/** Returns the delimiter that is most frequent in the first line with content. */
function delimiterOf(first: string): Delimiter {
  const [most] = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most ?? ',';
}
