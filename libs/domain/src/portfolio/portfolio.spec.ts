import { LIMITS, PORTFOLIO_COLUMNS, type PortfolioColumn } from '@common-roof/contracts';
import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { PORTFOLIO_HEADERS } from './column-names.ts';
import { PORTFOLIO_EXAMPLES, portfolioColumnsOf } from './columns.ts';
import type { KnownHouse, Portfolio } from './filed.ts';
import { portfolioIn } from './portfolio.ts';

type Said = Partial<Record<PortfolioColumn, string>>;

const NOW = new Date('2026-11-28T12:00:00Z');
const HOUSE: Said = {
  house: 'Linden House',
  street: '12 Lindenweg',
  postal_code: '50674',
  city: 'Köln',
  country: 'DE',
  time_zone: 'Europe/Berlin',
};
const ROOM: Said = { ...HOUSE, room: 'Room 1', rent: '520.00' };
const ADA: Said = { first_name: 'Ada', last_name: 'Ark', email: 'ada@example.org', starts_on: '2025-04-01' };
const KNOWN: KnownHouse = {
  id: 'h',
  name: 'Old House',
  state: 'open',
  currency: 'GBP',
  timeZone: 'Europe/London',
  rooms: [
    { id: 'r1', name: 'Attic', isTaken: false },
    { id: 'r2', name: 'Cellar', isTaken: true },
  ],
};

function read(lines: readonly Said[], known: readonly KnownHouse[] = [], language: 'en' | 'de' = 'en'): Portfolio {
  const columns = portfolioColumnsOf(PORTFOLIO_COLUMNS.map((column) => PORTFOLIO_HEADERS[language][column]));
  if (columns === undefined) throw new Error('Its own headers are not known.');
  const table = lines.map((said, at) => ({
    line: at + 2,
    cells: PORTFOLIO_COLUMNS.map((column) => said[column] ?? ''),
  }));
  return portfolioIn(columns, table, { known, zone: 'America/Chicago', now: NOW });
}

const faultsOf = (lines: readonly Said[], known: readonly KnownHouse[] = []): string[] =>
  read(lines, known).faults.map(({ line, column, fault }) => `${String(line)} ${column ?? ''} ${fault}`);

describe('a portfolio file', () => {
  it('is read as houses with rooms and roomies', () => {
    const { houses, faults } = read([...PORTFOLIO_EXAMPLES]);
    expect(faults).toEqual([]);
    expect(houses).toEqual([
      {
        line: 2,
        id: null,
        name: 'Linden House',
        address: { street: '12 Lindenweg', postalCode: '50674', city: 'Köln', country: 'DE' },
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
        rooms: [
          {
            line: 2,
            id: null,
            name: 'Room 1',
            sizeM2: 16,
            rentMinor: 52_000,
            rentPeriod: 'month',
            depositMinor: 104_000,
            roomie: {
              firstName: 'Ada',
              lastName: 'Example',
              email: 'ada@example.org',
              phone: '+49 221 555010',
              startsOn: '2025-04-01',
              endsOn: null,
              openingMinor: 0,
            },
          },
          {
            line: 3,
            id: null,
            name: 'Room 2',
            sizeM2: 14,
            rentMinor: 48_000,
            rentPeriod: 'month',
            depositMinor: 96_000,
            roomie: {
              firstName: 'Ben',
              lastName: 'Example',
              email: 'ben@example.org',
              phone: '',
              startsOn: '2026-01-15',
              endsOn: '2027-12-31',
              openingMinor: 12_000,
            },
          },
          {
            line: 4,
            id: null,
            name: 'Room 3',
            sizeM2: 11,
            rentMinor: 43_000,
            rentPeriod: 'month',
            depositMinor: 86_000,
            roomie: null,
          },
        ],
      },
    ]);
  });

  it('is recognised in every language, in any order and with columns of its own', () => {
    const header = ['Notizen', ...PORTFOLIO_COLUMNS.toReversed().map((column) => PORTFOLIO_HEADERS.de[column])];
    expect(portfolioColumnsOf(header)).toEqual({
      at: new Map(PORTFOLIO_COLUMNS.map((column, at) => [column, PORTFOLIO_COLUMNS.length - at])),
      unused: ['Notizen'],
    });
    expect(portfolioColumnsOf(['Name', 'Rent'])).toBeUndefined();
    expect(read([ROOM], [], 'de').faults).toEqual([]);
  });

  it('takes what is usual in a country, by its code or its name', () => {
    const swiss = { ...ROOM, country: 'schweiz', time_zone: '' };
    expect(read([swiss]).houses).toMatchObject([
      { currency: 'CHF', timeZone: 'Europe/Zurich', address: { country: 'CH' } },
    ]);
    expect(read([{ ...ROOM, country: 'US', time_zone: '' }]).houses).toMatchObject([
      { currency: 'USD', timeZone: 'America/Chicago' },
    ]);
  });

  it('adds rooms to a house that exists, and roomies to its empty rooms', () => {
    const lines: Said[] = [
      { house: ' old  house', room: 'Loft', rent: '700' },
      { house: 'Old House', room: 'attic', rent: '650', ...ADA },
    ];
    const { houses, faults } = read(lines, [KNOWN]);
    expect(faults).toEqual([]);
    expect(houses).toMatchObject([
      {
        id: 'h',
        address: null,
        currency: 'GBP',
        rooms: [
          { id: null, rentMinor: 70_000 },
          { id: 'r1', roomie: { firstName: 'Ada' } },
        ],
      },
    ]);
  });

  it.each<[string, Said[], string[]]>([
    [
      'a line without a house or a room',
      [{ rent: '1' }, { ...HOUSE, rent: '1' }],
      ['2 house missing', '3 room missing'],
    ],
    [
      'a new house of which too little is known',
      [{ house: 'A', room: 'B', rent: '5' }],
      ['2 street missing', '2 postal_code missing', '2 city missing', '2 country missing'],
    ],
    [
      'an unknown country, currency or time zone',
      [
        { ...ROOM, country: 'Utopia' },
        { ...ROOM, house: 'B', currency: 'DOUBLOONS' },
        { ...ROOM, house: 'C', time_zone: 'CET+1' },
      ],
      ['2 country country', '3 currency currency', '4 time_zone time_zone'],
    ],
    ['a second address of the same house', [ROOM, { ...ROOM, room: '2', city: 'Bonn' }], ['3 city other_house']],
    ['a room twice', [ROOM, { ...ROOM, room: 'ROOM 1' }], ['3 room room_twice']],
    [
      'a room of the house that is taken',
      [{ house: 'Old House', room: 'Cellar', rent: '1', ...ADA }],
      ['2 room room_taken'],
    ],
    ['a room of the house that stays empty', [{ house: 'Old House', room: 'Attic', rent: '1' }], ['2 room room_there']],
    [
      'another currency than the house has',
      [{ house: 'Old House', room: 'X', rent: '1', currency: 'EUR' }],
      ['2 currency other_house'],
    ],
    [
      'amounts that are none, or could be two',
      [
        { ...ROOM, rent: 'much' },
        { ...ROOM, room: '2', rent: '1,234' },
        { ...ROOM, room: '3', deposit: '-5' },
        { ...ROOM, room: '4', rent: '999999999999' },
      ],
      ['2 rent amount', '3 rent amount_ambiguous', '4 deposit amount_negative', '5 rent amount_large'],
    ],
    [
      'a size that is none',
      [
        { ...ROOM, size: 'large' },
        { ...ROOM, room: '2', size: '0' },
      ],
      ['2 size size', '3 size size'],
    ],
    [
      'half a person',
      [{ ...ROOM, phone: '0221 555010' }],
      ['2 first_name missing', '2 last_name missing', '2 email missing', '2 starts_on missing'],
    ],
    [
      'an address twice',
      [
        { ...ROOM, ...ADA },
        { ...ROOM, ...ADA, room: '2', email: 'ADA@example.org' },
      ],
      ['3 email email_twice'],
    ],
    ['a lease that ends before it begins', [{ ...ROOM, ...ADA, ends_on: '2025-04-01' }], ['2 ends_on ends_before']],
    ['a lease that is over', [{ ...ROOM, ...ADA, ends_on: '2026-11-27' }], ['2 ends_on lease_over']],
    ['days that could be two', [{ ...ROOM, ...ADA, starts_on: '3/4/2025' }], ['2 starts_on day_ambiguous']],
    [
      'rent owed before the lease begins',
      [{ ...ROOM, ...ADA, starts_on: '2026-11-28', balance: '5' }],
      ['2 balance balance_ahead'],
    ],
  ])('names %s', (_what, lines, faults) => {
    expect(faultsOf(lines, [KNOWN])).toEqual(faults);
  });

  it('knows rents by weeks', () => {
    const periods = ['', 'Monthly', 'week', '2 Wochen', 'four weeks'];
    const lines = periods.map((period, at) => ({ ...ROOM, room: String(at), rent_period: period }));
    const { houses, faults } = read(lines);
    expect(faults).toEqual([]);
    expect(houses[0]?.rooms.map(({ rentPeriod }) => rentPeriod)).toEqual([
      'month',
      'month',
      'week',
      'two_weeks',
      'four_weeks',
    ]);
  });

  it('leaves drafts and archived houses alone', () => {
    const lines = [{ house: 'Old House', room: 'X', rent: '1' }];
    expect(faultsOf(lines, [{ ...KNOWN, state: 'draft' }])).toEqual(['2 house house_draft']);
    expect(faultsOf(lines, [{ ...KNOWN, state: 'archived' }])).toEqual(['2 house house_archived']);
  });

  it('fills a house once', () => {
    const many = Array.from({ length: LIMITS.roomsPerHouse + 2 }, (_, at) => ({ ...ROOM, room: String(at) }));
    expect(faultsOf(many)).toEqual([`${String(LIMITS.roomsPerHouse + 2)} house house_full`]);
  });

  it('reads days by the other days of the file', () => {
    const lines = [
      { ...ROOM, ...ADA, starts_on: '3/4/2025' },
      { ...ROOM, ...ADA, room: '2', email: 'b@example.org', starts_on: '13/4/2025' },
    ];
    expect(read(lines).houses[0]?.rooms.map(({ roomie }) => roomie?.startsOn)).toEqual(['2025-04-03', '2025-04-13']);
  });

  it('takes each line once or names it, whatever the cells say', () => {
    const cell = fc.oneof(
      fc.constantFrom('', 'a', 'Old House', 'Attic', 'Cellar', 'DE', 'EUR', '1.5', '-3', '2025-02-30', '1/2/2025'),
      fc.string({ maxLength: 12 }),
    );
    const line = fc.record(Object.fromEntries(PORTFOLIO_COLUMNS.map((column) => [column, cell])), { requiredKeys: [] });
    alwaysHolds(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const { houses, faults } = read(lines, [KNOWN]);
        const taken = houses.flatMap(({ rooms }) => rooms.map((room) => room.line));
        expect(new Set(taken).size).toBe(taken.length);
        for (const at of lines.keys()) {
          const isNamed = faults.some((fault) => fault.line === at + 2);
          const isOfFaultyHouse = !taken.includes(at + 2) && faults.length > 0;
          expect(isNamed || isOfFaultyHouse || taken.includes(at + 2)).toBe(true);
        }
      }),
    );
  });
});
