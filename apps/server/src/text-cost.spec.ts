import 'reflect-metadata';

import * as contracts from '@common-roof/contracts/schemas';
import { isCall, LIMITS } from '@common-roof/contracts';
import { acceptedLocale } from '@common-roof/words';
import { columnsOf, namesIn, personNamed, purchasesIn } from '@common-roof/domain';
import { z } from 'zod';

import { canonicalHtml, documentOf } from '#contexts/letting/leasing/templates/agreement-html.ts';
import { textOf } from '#contexts/letting/leasing/templates/text-of.ts';
import { readCookie } from '#kernel/http/cookies.ts';
import { clientAddress, networkOf } from '#kernel/http/client-address.ts';
import { loggedPath } from '#kernel/logging/logged-path.ts';
import { readCsv } from '#kernel/csv/read-csv.ts';

/**
 * Text from users is parsed in the thread that serves everyone else. Parsing any text takes about as long as parsing
 * plain text of the same length.
 */

/** Compilers and garbage collectors of a loaded machine count as well: measurements below this mean nothing. */
const FLOOR_MS = 150;
const MOST_TIMES = 60;
const RUNS = 3;
/** UTF-16 units. Quadratic time shows long before. */
const LONGEST = 1_000_000;

const ALTERNATING_MARKS = '\u0301\u0323\u0315\u0345';
const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'marks above and below one letter': (length) => filled('a', ALTERNATING_MARKS, length),
  'marks written as entities': (length) => filled('a', '&#x301;&#x323;', length),
  'marks between empty elements': (length) => filled('a', '\u0301<i></i>\u0323<b></b>', length),
  'letters between empty elements': (length) => filled('', `${'a'.repeat(26)}<i></i>`, length),
  'elements that are never closed': (length) => filled('', '<b><ul><li>', length),
  commas: (length) => filled('', ',', length),
  quotes: (length) => filled('', '"', length),
  'quotes and lines': (length) => filled('', '"\n', length),
  blanks: (length) => filled('a', ' \u00a0\t', length, 'a'),
  'lines that break': (length) => filled('a', '\r\n', length, 'a'),
  'braces that open': (length) => filled('', '{{ a', length),
  'braces and blanks': (length) => filled('{{', ' ', length, '}'),
  digits: (length) => filled('', '1', length, 'x'),
  'groups of digits': (length) => filled('1', ',111', length, 'x'),
  'dots and letters': (length) => filled('', 'a.', length),
  'joined emoji': (length) => filled('', '\u{1f469}\u200d', length),
  'turns of direction': (length) => filled('', '\u202ea\u2066', length),
};

/** Returns `unit` repeated between two ends, `length` UTF-16 units long and never cut inside a character. */
function filled(begin: string, unit: string, length: number, end = ''): string {
  const times = Math.max(0, Math.floor((length - begin.length - end.length) / unit.length));
  return `${begin}${unit.repeat(times)}${end}`;
}

const plain = (length: number): string => filled('', 'plain text ', length);

/** Milliseconds of processor time. */
function costOf(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  try {
    read(text);
  } catch {
    // A rejection is an answer.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The best of a few runs, which excludes a compiler or garbage collector at work. */
const bestCostOf = (read: (text: string) => unknown, text: string): number =>
  Math.min(...Array.from({ length: RUNS }, () => costOf(read, text)));

/** Returns the shapes that take much longer than plain text. */
function slowShapes(read: (text: string) => unknown, length: number): string[] {
  return Object.entries(SHAPES).flatMap(([name, shape]) => {
    const text = shape(length);
    if (costOf(read, text) <= FLOOR_MS) return [];
    const most = Math.max(FLOOR_MS, MOST_TIMES * bestCostOf(read, plain(length)));
    const took = bestCostOf(read, text);
    return took > most ? [`${name}: ${took.toFixed(0)} ms, at most ${most.toFixed(0)}`] : [];
  });
}

interface Field {
  readonly path: string;
  readonly schema: z.ZodType;
  /** UTF-16 units. */
  readonly length: number;
}

/**
 * Returns every text field inside a schema that a caller fills. A text behind a transformation is the one that is sent.
 */
function textsIn(schema: z.ZodType, path: string, mostBytes: number, seen = new Set<z.ZodType>()): Field[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  // Formats such as base64 are classes of their own.
  if (schema.def.type === 'string') {
    const { maxLength } = schema as z.ZodString;
    return [{ path, schema, length: Math.min(maxLength ?? mostBytes, mostBytes, LONGEST) }];
  }
  const inside = (part: z.ZodType, name = ''): Field[] => textsIn(part, `${path}${name}`, mostBytes, seen);
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.ZodType>(schema.shape).flatMap(([name, part]) => inside(part, `.${name}`));
  }
  if (schema instanceof z.ZodArray) return inside(schema.element as z.ZodType, '[]');
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => inside(part as z.ZodType));
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap((part) => inside(part as z.ZodType));
  }
  if (schema instanceof z.ZodRecord) return inside(schema.valueType as z.ZodType, '{}');
  if (schema instanceof z.ZodPipe) {
    return textsIn(schema.in as z.ZodType, path, mostBytes, seen).map((field) =>
      field.schema === schema.in ? { ...field, schema } : field,
    );
  }
  if ('innerType' in schema.def) return inside(schema.def.innerType as z.ZodType);
  return [];
}

const FIELDS = Object.values<unknown>(contracts)
  .filter(isCall)
  .flatMap(({ id, params, query, body, bodyBytes, upload }) => [
    ...(params ? textsIn(params, `${id} params`, LIMITS.urlBytes) : []),
    ...(query ? textsIn(query, `${id} query`, LIMITS.headerBytes) : []),
    ...(body ? textsIn(body, `${id} body`, bodyBytes ?? upload?.jsonBytes ?? LIMITS.jsonBodyBytes) : []),
  ]);

it('the text fields of all contracts are found', () => {
  expect(FIELDS.length).toBeGreaterThan(300);
  expect(FIELDS.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['saveNote body.content', 'login body.email', 'importSupplies body.file']),
  );
});

it('every text field of every call is validated in about the time that plain text takes', () => {
  const slow = FIELDS.flatMap(({ path, schema, length }) =>
    slowShapes((text) => schema.safeParse(text), length).map((shape) => `${path}: ${shape}`),
  );
  expect(slow).toEqual([]);
});

const PEOPLE = [{ id: '1', firstName: 'Rosa', lastName: 'Alvarez' }];
/** UTF-16 units, each up to three bytes of a file. */
const FILE = LIMITS.importFileBase64 / 4;
const HEADER = 'Date,Item,Price,Bought by';

/** Reads a table as its preview does, including who its names stand for. */
function readTable(text: string): void {
  const table = readCsv(Buffer.from(text), { lines: LIMITS.importLines, columns: LIMITS.importColumns });
  if (typeof table === 'string') return;
  const columns = columnsOf(table.header);
  if (!columns) return;
  const { purchases } = purchasesIn(columns, table.lines, { currency: 'EUR', today: '2026-01-01' });
  for (const name of namesIn(purchases)) personNamed(name, PEOPLE);
}

describe('reading', () => {
  it.each<[string, (text: string) => unknown, number]>([
    ['the text of an agreement', (text) => textOf(text), LIMITS.agreementText],
    ['an agreement as it is kept', (text) => canonicalHtml(text), LIMITS.agreementText / 5],
    ['an agreement in a list', (text) => documentOf(`<ul><li>${text}</li></ul>`), LIMITS.agreementText / 5],
    ['a heading of an agreement', (text) => documentOf(`<h2>${text}</h2>`), LIMITS.agreementText / 5],
    ['a file of purchases', (text) => readTable(text), FILE],
    ['the header of a file of purchases', (text) => readTable(`${HEADER},${text}\n`), FILE],
    ['shares in the header of one', (text) => readTable(`${HEADER}${text.replaceAll(',', ',Share of ')}\n`), FILE / 3],
    ['an item of one', (text) => readTable(`${HEADER}\n2025-01-01,${text},1.00,Rosa\n`), FILE],
    ['a price of one', (text) => readTable(`${HEADER}\n2025-01-01,Milk,${text},Rosa\n`), FILE],
    ['a buyer of one', (text) => readTable(`${HEADER}\n2025-01-01,Milk,1.00,${text}\n`), FILE],
    [
      'names of columns',
      (text) => columnsOf([...HEADER.split(','), ...text.split(/[ ,]/).map(() => 'Share of Rosa')]),
      FILE / 3,
    ],
    ['a language', (text) => acceptedLocale(text), LIMITS.headerBytes],
    ['cookies', (text) => readCookie({ headers: { cookie: text } }, 'language'), LIMITS.headerBytes],
    ['the addresses of proxies', (text) => networkOf(clientAddress('::1', text, 1)), LIMITS.headerBytes],
    ['a path that is logged', (text) => loggedPath(text), LIMITS.headerBytes],
  ])('%s takes about as long as reading plain text', (_what, read, length) => {
    expect(slowShapes(read, length)).toEqual([]);
  });
});
