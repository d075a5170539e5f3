import fc, { type Arbitrary } from 'fast-check';

import { type Balance, type Days, type Inhabitant, type Period, plusDays, type Purchase } from '../../src/index.ts';

export const sumOf = (rows: readonly { readonly minor: number }[]): number =>
  rows.reduce((sum, { minor }) => sum + minor, 0);

/** People of a house whose ids are not in the order of their positions. */
export const PEOPLE = [
  'ned',
  'ada',
  'zoe',
  'cem',
  'uma',
  'eli',
  'kim',
  'ben',
  'sam',
  'dia',
  'lou',
  'max',
  'fay',
  'gus',
];

/** Realistic bill amounts, and some as large as a ledger allows. */
export const anyMinor: Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 50_000 }) },
  fc.integer({ min: 1, max: 1_000_000_000_000 }),
);

export const anySeed: Arbitrary<string> = fc.uuid();

const dayFrom = (days: number): string => plusDays('2026-01-01', days);

export const anyPeriod: Arbitrary<Period> = fc
  .tuple(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 1, max: 62 }))
  .map(([from, days]) => ({ from: dayFrom(from), to: dayFrom(from + days - 1) }));

/** One to three stays that don't overlap; the last may be open-ended. */
const anyStays: Arbitrary<Days[]> = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 140 }), { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([days, goesOn]) => {
    const marks = days.toSorted((a, b) => a - b).map(dayFrom);
    const stays: Days[] = [];
    for (let at = 0; at < marks.length; at += 2) {
      const [from, until] = [marks[at] ?? '', marks[at + 1]];
      stays.push({ from, until: until ?? (goesOn ? null : plusDays(from, 5)) });
    }
    return stays;
  });

export const anyInhabitants = (minLength = 0): Arbitrary<Inhabitant[]> =>
  fc
    .tuple(fc.subarray(PEOPLE, { minLength, maxLength: 8 }), fc.array(anyStays, { minLength: 8, maxLength: 8 }))
    .map(([ids, stays]) => ids.map((id, at) => ({ id, stays: stays[at] ?? [] })));

export const anyPurchases: Arbitrary<Purchase[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    buyerId: fc.constantFrom(...PEOPLE),
    boughtOn: fc.integer({ min: 0, max: 140 }).map(dayFrom),
    minor: fc.integer({ min: 1, max: 20_000 }),
  }),
  { maxLength: 12, selector: ({ id }) => id },
);

/** Balances that sum to zero: small ones, so that some people cancel out, and large ones. */
export const anyBalances = (minLength: number, maxLength: number): Arbitrary<Balance[]> =>
  fc
    .tuple(fc.constantFrom(3, 6, 40_000), fc.integer({ min: minLength, max: maxLength }))
    .chain(([most, length]) =>
      fc.array(fc.integer({ min: -most, max: most }), { minLength: length, maxLength: length }),
    )
    .map((minors) => {
      const rest = minors.slice(1).reduce((sum, minor) => sum + minor, 0);
      return minors.map((minor, at) => ({ id: PEOPLE[at] ?? String(at), minor: at === 0 ? 0 - rest : minor }));
    });
