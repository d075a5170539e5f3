import fc from 'fast-check';

/** Makes exactly one fault in a valid body. */
export interface Mutation {
  readonly name: string;
  /** Raw JSON text. */
  readonly body: string;
}

type Json = Record<string, unknown>;

const LONE_SURROGATE = '__LONE__';
const raw = (value: unknown): string => JSON.stringify(value).replaceAll(LONE_SURROGATE, '\\ud800');

/** Values that none of our fields accepts, whatever its type. */
const neverRight: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.constant([null]),
  fc.constant({ $ne: 1 }),
  fc.constant([['x']]),
  fc.double({ noNaN: true, min: 1e300 }),
  fc.constant(-0.5),
  fc.constant(true),
  fc.constant(''),
  fc.constant('\u0000'),
  fc.constant(LONE_SURROGATE),
  fc.constant('x'.repeat(50_000)),
);

const unknownKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'role',
    'points',
    'id',
    '_id',
    'house',
    'password_hash',
    'isAdmin',
    '$where',
  ),
  fc.string({ minLength: 1, maxLength: 20 }),
);

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** @param fields whose wrong value must be rejected */
export function wrongBodies(right: Json, fields: readonly string[]): fc.Arbitrary<Mutation> {
  const without = fc.constantFrom(...fields).map((field) => {
    const { [field]: _, ...rest } = right;
    return { name: `without ${field}`, body: raw(rest) };
  });
  const wrongValue = fc.tuple(fc.constantFrom(...fields), neverRight).map(([field, value]) => ({
    name: `${field} = ${raw(value).slice(0, 40)}`,
    body: raw({ ...right, [field]: value }),
  }));
  const extra = fc
    .tuple(unknownKey, fc.jsonValue())
    .filter(([key]) => !(key in right) || key === '__proto__' || key === 'constructor')
    .map(([key, value]) => ({
      name: `with ${key}`,
      body: `${raw(right).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`,
    }));
  const broken = fc.constantFrom(
    { name: 'nothing', body: '' },
    { name: 'truncated', body: raw(right).slice(0, -3) },
    { name: 'an array', body: raw([right]) },
    { name: 'a string', body: '"x"' },
    { name: 'null', body: 'null' },
    { name: 'a number', body: '1e309' },
    { name: 'deep', body: `{"x":${deep(5_000)}}` },
    { name: 'not JSON', body: 'a=1&b=2' },
    { name: 'two values', body: '{}{}' },
    { name: 'too large', body: raw({ ...right, x: 'y'.repeat(120_000) }) },
  );
  return fc.oneof(
    { weight: 5, arbitrary: wrongValue },
    { weight: 2, arbitrary: without },
    { weight: 3, arbitrary: extra },
    broken,
  );
}

/** Values of one query parameter that none of our lists accepts. */
export const wrongQueries = fc.constantFrom(
  'limit=',
  'limit=abc',
  'limit=0',
  'limit=-1',
  'limit=201',
  'limit=1e2',
  'limit=1.5',
  'limit=%00',
  'limit=1&limit=2',
  'limit[]=1',
  'limit[$gt]=1',
  'cursor=rubbish',
  'cursor=W10',
  'cursor=%F0%9F%92%A9',
  `cursor=${'x'.repeat(600)}`,
  'nonsense=1',
  '__proto__=1',
  'constructor=x',
);

export const wrongIds = fc.oneof(
  fc.constantFrom(
    'undefined',
    'null',
    '%00',
    '..%2f..%2fetc',
    '0',
    '-1',
    '1e9',
    "'%20OR%201=1--",
    '%F0%9F%92%A9',
    '{}',
    '[]',
    'NaN',
  ),
  fc
    .string({ minLength: 1, maxLength: 60 })
    .map(encodeURIComponent)
    .filter((id) => id !== '.' && id !== '..'),
  fc.uuid(), // well-formed, but unknown
);
