import { hasTooManyMarks } from '@common-roof/contracts';
import { type InfoRecord, parse } from 'csv-parse/sync';

import { textOf } from './cells.ts';

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

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** The line that Excel adds at the top. It becomes an empty line, so that later lines keep their numbers. */
const SAID_DELIMITER = /^sep=([,;\t])(?=[\r\n])/i;
const NEW_LINE = 0x0a;

/**
 * Reads a table exported from a spreadsheet: in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs as
 * delimiters. A broken line doesn't affect others. The size is checked before parsing.
 * @param most maximum number of lines in the file, including empty ones, and of columns in its header
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

/** Decodes by the byte order mark. Without one, tries UTF-8 and then the encoding of spreadsheets on Windows. */
function decoded(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return textIn('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return textIn('utf-16be', bytes);
  const text = textIn('utf-8', bytes) ?? textIn('windows-1252', bytes);
  // No table contains null characters: it is an image, an archive, or another encoding.
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

/** Returns the delimiter that is most frequent in the first line with content. */
function delimiterOf(first: string): Delimiter {
  const [most] = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most ?? ',';
}
