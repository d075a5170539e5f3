import { PORTFOLIO_COLUMNS, type PortfolioColumn, RENT_PERIODS, type RentPeriod } from '@common-roof/contracts';

import { PERIOD_NAMES, PORTFOLIO_HEADERS } from './column-names.ts';

type Example = Partial<Record<PortfolioColumn, string>>;
const HOUSE = { street: '12 Lindenweg', postal_code: '50674', city: 'Köln', country: 'DE', time_zone: 'Europe/Berlin' };

/** The lines that the template begins with: a let room, one with a debt, and an empty one. */
export const PORTFOLIO_EXAMPLES: readonly Example[] = [
  {
    house: 'Linden House',
    ...HOUSE,
    currency: 'EUR',
    room: 'Room 1',
    size: '16',
    rent: '520.00',
    deposit: '1040.00',
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.org',
    phone: '+49 221 555010',
    starts_on: '2025-04-01',
  },
  {
    house: 'Linden House',
    room: 'Room 2',
    size: '14',
    rent: '480.00',
    deposit: '960.00',
    first_name: 'Ben',
    last_name: 'Example',
    email: 'ben@example.org',
    starts_on: '2026-01-15',
    ends_on: '2027-12-31',
    balance: '120.00',
  },
  { house: 'Linden House', room: 'Room 3', size: '11', rent: '430.00', deposit: '860.00' },
];

/** Where the columns of a portfolio file are, from 0. */
export interface PortfolioColumns {
  readonly at: ReadonlyMap<PortfolioColumn, number>;
  /** Headers of columns that mean nothing here. */
  readonly unused: readonly string[];
}

const plain = (header: string): string => header.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Returns the rent period of a name in a language of the product. */
export const periodNamed = (said: string): RentPeriod | undefined =>
  RENT_PERIODS.find((period) =>
    Object.values(PERIOD_NAMES).some((names) => names[period].some((name) => plain(name) === plain(said))),
  );

/** Recognises the columns by their headers in any language; undefined: it isn't a file of houses and rooms. */
export function portfolioColumnsOf(header: readonly string[]): PortfolioColumns | undefined {
  const at = new Map<PortfolioColumn, number>();
  for (const column of PORTFOLIO_COLUMNS) {
    const names = Object.values(PORTFOLIO_HEADERS).map((headers) => plain(headers[column]));
    const found = header.findIndex((cell) => names.includes(plain(cell)));
    if (found !== -1) at.set(column, found);
  }
  if (!at.has('house') || !at.has('room')) return undefined;
  const used = new Set(at.values());
  return { at, unused: header.filter((cell, index) => cell.trim() !== '' && !used.has(index)) };
}
