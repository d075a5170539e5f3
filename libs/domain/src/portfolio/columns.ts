import { PORTFOLIO_COLUMNS, type PortfolioColumn, RENT_PERIODS, type RentPeriod } from '@common-roof/contracts';

/** The column names of a portfolio file, in each language of the product. */
export const PORTFOLIO_HEADERS = {
  en: {
    house: 'House',
    street: 'Street',
    postal_code: 'Postcode',
    city: 'City',
    country: 'Country',
    currency: 'Currency',
    time_zone: 'Time zone',
    room: 'Room',
    size: 'Size in m²',
    rent: 'Rent',
    rent_period: 'Rent per',
    deposit: 'Deposit',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    starts_on: 'Lease from',
    ends_on: 'Lease until',
    balance: 'Rent owed',
  },
  de: {
    house: 'Haus',
    street: 'Straße',
    postal_code: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    currency: 'Währung',
    time_zone: 'Zeitzone',
    room: 'Zimmer',
    size: 'Größe in m²',
    rent: 'Miete',
    rent_period: 'Miete je',
    deposit: 'Kaution',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    starts_on: 'Mietbeginn',
    ends_on: 'Mietende',
    balance: 'Offene Miete',
  },
} as const satisfies Record<string, Record<PortfolioColumn, string>>;

type Example = Partial<Record<PortfolioColumn, string>>;
const HOUSE = { street: '12 Lindenweg', postal_code: '50674', city: 'Köln', country: 'DE', time_zone: 'Europe/Berlin' };

/** How the file says how often rent is due; in each language the first one is written. */
export const PERIOD_NAMES = {
  en: {
    month: ['month', 'monthly'],
    week: ['week', 'weekly'],
    two_weeks: ['2 weeks', 'two weeks', 'fortnight'],
    four_weeks: ['4 weeks', 'four weeks'],
  },
  de: {
    month: ['Monat', 'monatlich'],
    week: ['Woche', 'wöchentlich'],
    two_weeks: ['2 Wochen', 'zwei Wochen'],
    four_weeks: ['4 Wochen', 'vier Wochen'],
  },
} as const satisfies Record<string, Record<RentPeriod, readonly string[]>>;

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
