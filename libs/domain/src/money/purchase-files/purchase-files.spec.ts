import fc from 'fast-check';

import { alwaysHolds } from '../../../test/chores/arbitraries.ts';
import { toWireMoney } from '../../money.ts';
import { amountOf } from '../../table-cells/amount-text.ts';
import { columnsOf } from './columns.ts';
import { dayOf, dayOrderOf } from '../../table-cells/day-text.ts';
import { type FiledPurchase, purchasesIn } from './purchase-file.ts';
import { namesIn, personNamed, placed } from './purchase-people.ts';

describe('an amount in a cell', () => {
  it.each([
    ['12.50', 'EUR', 1250],
    ['12,50', 'EUR', 1250],
    ['12,5', 'EUR', 1250],
    ['12', 'EUR', 1200],
    ['12.00', 'JPY', 12],
    ['1.234', 'KWD', 1234],
    ['1,234', 'KWD', 'amount_ambiguous'],
    ['1,234', 'EUR', 'amount_ambiguous'],
    ['1.234', 'EUR', 'amount_ambiguous'],
    ['1,234.50', 'EUR', 123450],
    ['1.234,50', 'EUR', 123450],
    ['1,234,567', 'EUR', 123456700],
    ["1'234.50", 'EUR', 123450],
    ['1 234,50', 'EUR', 123450],
    ['€ 12.50', 'EUR', 1250],
    ['12,50 €', 'EUR', 1250],
    ['EUR 12.50', 'EUR', 1250],
    ['-3.10', 'EUR', -310],
    ['\u22123.10', 'EUR', -310],
    ['-0.00', 'EUR', 0],
    ['12.505', 'EUR', 'amount_ambiguous'],
    ['12.5051', 'EUR', 'amount'],
    ['12.5', 'JPY', 'amount'],
    ['1e3', 'EUR', 'amount'],
    ['', 'EUR', 'amount'],
    ['12.50 USD', 'EUR', 'amount'],
    ['=12.50', 'EUR', 'amount'],
    ['NaN', 'EUR', 'amount'],
    ['9'.repeat(13), 'EUR', 'amount'],
    ['1,23,456', 'EUR', 'amount'],
  ])('%j in %s is read as %p', (cell, currency, said) => {
    expect(amountOf(cell, currency)).toBe(said);
  });

  it('is read as written, in every currency and notation', () => {
    const currencies = fc.constantFrom('EUR', 'JPY', 'KWD');
    alwaysHolds(
      fc.property(currencies, fc.integer({ min: -99_999_999, max: 99_999_999 }), (currency, minor) => {
        const wire = toWireMoney(minor, currency);
        expect(amountOf(wire, currency)).toBe(minor);
        if (currency === 'EUR') {
          expect(amountOf((minor / 100).toLocaleString('de', { style: 'currency', currency }), currency)).toBe(minor);
          expect(amountOf((minor / 100).toLocaleString('en', { style: 'currency', currency }), currency)).toBe(minor);
        }
      }),
    );
  });
});

describe('a day in a cell', () => {
  it.each([
    ['2026-09-03', '2026-09-03'],
    ['2026/9/3', '2026-09-03'],
    ['2026-09-03 00:00:00', '2026-09-03'],
    ['3.9.2026', '2026-09-03'],
    ['03. 09. 2026', '2026-09-03'],
    ['13/09/2026', 'day_ambiguous'],
    ['09/09/2026', '2026-09-09'],
    ['03/09/2026', 'day_ambiguous'],
    ['2026-02-30', 'day'],
    ['1999-12-31', 'day'],
    ['3.9.26', 'day'],
    ['yesterday', 'day'],
    ['', 'day'],
  ])('%j is read as %s', (cell, said) => {
    const day = dayOf(cell);
    expect(typeof day === 'string' ? day : day.fault).toBe(said);
  });

  it('with slashes is read like the other lines of the file', () => {
    expect(dayOrderOf(['03/09/2026', '13/09/2026'])).toBe('day');
    expect(dayOrderOf(['03/09/2026', '09/13/2026'])).toBe('month');
    expect(dayOrderOf(['13/09/2026', '09/13/2026'])).toBeUndefined();
    expect(dayOf('03/09/2026', 'day')).toBe('2026-09-03');
    expect(dayOf('03/09/2026', 'month')).toBe('2026-03-09');
  });
});

const TODAY = { currency: 'EUR', today: '2026-09-30' };

function read(header: string, ...lines: string[]) {
  const columns = columnsOf(header.split(','));
  if (!columns) throw new Error('The header is not known.');
  return purchasesIn(
    columns,
    lines.map((line, at) => ({ line: at + 2, cells: line.split(',') })),
    TODAY,
  );
}

describe('a table in our own format', () => {
  const HEADER = 'Date,Item,Quantity,Price,Currency,Bought by,Share of Rosa,Share of Ravi';
  const MILK = {
    line: 2,
    isPayment: false,
    boughtOn: '2026-09-03',
    name: 'Milk',
    quantity: '2 l',
    category: 'other',
    minor: 250,
    payers: [],
  };

  it("states shares, or leaves them to the house's rule", () => {
    expect(read(HEADER, '2026-09-03,Milk,2 l,2.50,EUR,Rosa,1.00,1.50').purchases).toEqual([
      {
        ...MILK,
        buyer: 'Rosa',
        shares: [
          { name: 'Rosa', minor: 100 },
          { name: 'Ravi', minor: 150 },
        ],
      },
    ]);
    expect(read(HEADER, '2026-09-03,Milk,2 l,2.50,,Rosa,,').purchases).toEqual([
      { ...MILK, buyer: 'Rosa', shares: null },
    ]);
  });

  it('tells payments between people from purchases', () => {
    const KINDS = `${HEADER},Kind`;
    const paid = (line: string) => read(KINDS, line).purchases.map(({ isPayment }) => isPayment);
    expect(paid('2026-09-03,Thanks,,2.50,EUR,Rosa,,2.50,Payment')).toEqual([true]);
    expect(paid('2026-09-03,Thanks,,2.50,EUR,Rosa,,2.50,Purchase')).toEqual([false]);
    expect(paid('2026-09-03,Thanks,,2.50,EUR,Rosa,1.00,1.50,Payment')).toEqual([false]);
    expect(paid('2026-09-03,Thanks,,2.50,EUR,Rosa,2.50,,Payment')).toEqual([false]);
    expect(paid('2026-09-03,Thanks,,2.50,EUR,Rosa,,,Payment')).toEqual([false]);
  });

  it('states what each paid and what it was for', () => {
    const PAID = `${HEADER},Paid by Rosa,Paid by Ravi,Category`;
    expect(read(PAID, '2026-09-03,Milk,,2.50,EUR,Rosa,1.00,1.50,2.00,0.50,Groceries').purchases).toMatchObject([
      {
        category: 'groceries',
        payers: [
          { name: 'Rosa', minor: 200 },
          { name: 'Ravi', minor: 50 },
        ],
      },
    ]);
    expect(read(PAID, '2026-09-03,Milk,,2.50,EUR,Rosa,1.00,1.50,,,Spaceships').purchases).toMatchObject([
      { category: 'other', payers: [] },
    ]);
    expect(read(PAID, '2026-09-03,Milk,,2.50,EUR,Rosa,1.00,1.50,2.00,1.00,').faults).toEqual([
      { line: 2, fault: 'payers', said: '2.00 + 1.00' },
    ]);
  });

  it('is recognised in German, in any column order and without optional columns', () => {
    const { purchases } = read('Preis,Gekauft von,Artikel,Datum', '2.50,Rosa,Milch,03.09.2026');
    expect(purchases).toMatchObject([
      { minor: 250, buyer: 'Rosa', name: 'Milch', boughtOn: '2026-09-03', shares: null },
    ]);
  });

  it.each([
    ['2026-13-03,Milk,,2.50,,Rosa', 'day', '2026-13-03'],
    ['2026-10-01,Milk,,2.50,,Rosa', 'day_to_come', '2026-10-01'],
    ['2026-09-03,,,2.50,,Rosa', 'item_missing', ''],
    [`2026-09-03,${'x'.repeat(81)},,2.50,,Rosa`, 'item_long', 'x'.repeat(81)],
    ['2026-09-03,Milk,,free,,Rosa', 'amount', 'free'],
    ['2026-09-03,Milk,,1.234,,Rosa', 'amount_ambiguous', '1.234'],
    ['2026-09-03,Milk,,0,,Rosa', 'amount_not_positive', '0'],
    ['2026-09-03,Milk,,-2.50,,Rosa', 'amount_not_positive', '-2.50'],
    ['2026-09-03,Milk,,999999999.99,,Rosa', 'amount_large', '999999999.99'],
    ['2026-09-03,Milk,,2.50,USD,Rosa', 'currency', 'USD'],
    ['2026-09-03,Milk,,2.50,,', 'buyer_missing', ''],
    ['2026-09-03,Milk,,2.50,,Rosa,1.00,1.00', 'shares', '1.00 + 1.00'],
    ['2026-09-03,Milk,,2.50,,Rosa,3.50,-1.00', 'shares', '3.50 + -1.00'],
    ['2026-09-03,Milk,,2.50,,Rosa,half,1.25', 'amount', 'half'],
  ])('rejects %s', (line, fault, said) => {
    expect(read(HEADER, line, '2026-09-03,Milk,2 l,2.50,EUR,Rosa,1.00,1.50')).toMatchObject({
      purchases: [{ line: 3 }],
      faults: [{ line: 2, fault, said }],
    });
  });
});

describe('a Splitwise export', () => {
  const HEADER = 'Date,Description,Category,Cost,Currency,Rosa,Ravi,Lena';

  it('identifies the payer by the balance that grows', () => {
    const { purchases, faults } = read(
      HEADER,
      '2026-09-03,Milk,Groceries,3.00,EUR,2.00,-1.00,-1.00',
      '2026-09-04,Ravi paid Rosa,Payment,5.00,EUR,-5.00,5.00,0.00',
      ' ,Total balance, , ,EUR,-3.00,4.00,-1.00',
    );
    expect(faults).toEqual([]);
    expect(purchases).toMatchObject([
      {
        buyer: 'Rosa',
        isPayment: false,
        shares: [
          { name: 'Rosa', minor: 100 },
          { name: 'Ravi', minor: 100 },
          { name: 'Lena', minor: 100 },
        ],
      },
      { buyer: 'Ravi', isPayment: true, shares: [{ name: 'Rosa', minor: 500 }] },
    ]);
  });

  it.each([
    ['2026-09-03,Milk,Groceries,1.50,EUR,1.00,1.00,-2.00', 'shares', '1.00 + 1.00 + -2.00'],
    ['2026-09-03,Milk,Groceries,3.00,EUR,0,0,0', 'nobody_owes', 'Milk'],
    ['2026-09-03,Milk,Groceries,3.00,EUR,2.00,-1.00,-0.50', 'shares', '2.00 + -1.00 + -0.50'],
    ['2026-09-03,Milk,Groceries,1.00,EUR,2.00,-1.00,-1.00', 'shares', '2.00 + -1.00 + -1.00'],
    ['2026-09-03,Milk,Groceries,3.00,USD,2.00,-1.00,-1.00', 'currency', 'USD'],
  ])('rejects %s', (line, fault, said) => {
    expect(read(HEADER, line)).toEqual({ purchases: [], faults: [{ line: 2, fault, said }] });
  });

  it('keeps what several people gained who paid together', () => {
    const { purchases, faults } = read(HEADER, '2026-09-03,Milk,Groceries,5.00,EUR,1.50,1.00,-2.50');
    expect(faults).toEqual([]);
    expect(purchases).toMatchObject([
      {
        buyer: 'Rosa',
        minor: 500,
        payers: [
          { name: 'Rosa', minor: 275 },
          { name: 'Ravi', minor: 225 },
        ],
        shares: [
          { name: 'Rosa', minor: 125 },
          { name: 'Ravi', minor: 125 },
          { name: 'Lena', minor: 250 },
        ],
      },
    ]);
  });

  it('names categories of its own', () => {
    const { purchases } = read(
      HEADER,
      '2026-09-03,Beer,Liquor,3.00,EUR,2.00,-1.00,-1.00',
      '2026-09-03,Fish,Pets,3.00,EUR,2.00,-1.00,-1.00',
      '2026-09-03,Rocket,Spaceships,3.00,EUR,2.00,-1.00,-1.00',
    );
    expect(purchases.map(({ category }) => category)).toEqual(['drinks', 'pets', 'other']);
  });

  it('keeps two people with the same name apart', () => {
    const { purchases } = read('Date,Description,Category,Cost,Currency,Rosa,Rosa', '2026-09-03,Milk,x,3,EUR,2,-2');
    expect(namesIn(purchases)).toEqual(['Rosa', 'Rosa (2)']);
  });
});

describe('an unknown table', () => {
  it.each([['Name,Phone'], ['Date,Item,Price'], ['Date,Description,Category,Cost,Currency,Rosa']])(
    'rejects %s',
    (header) => {
      expect(columnsOf(header.split(','))).toBeUndefined();
    },
  );
});

describe('people of a file', () => {
  const people = [
    { id: 'a', firstName: 'Rosa', lastName: 'Ramos' },
    { id: 'b', firstName: 'Ravi', lastName: 'Shah' },
    { id: 'c', firstName: 'Ravi', lastName: 'Nair' },
  ];

  it.each([
    ['Rosa Ramos', 'a'],
    [' rosa  RAMOS ', 'a'],
    ['Rosa', 'a'],
    ['Ravi Nair', 'c'],
    ['Ravi', undefined],
    ['Lena', undefined],
  ])('are matched by name: %j means %s', (name, id) => {
    expect(personNamed(name, people)).toBe(id);
  });

  const milk: FiledPurchase = {
    line: 2,
    isPayment: false,
    boughtOn: '2026-09-03',
    name: 'Milk',
    quantity: '',
    category: 'groceries',
    minor: 300,
    buyer: 'Rosa',
    payers: [],
    shares: [
      { name: 'Rosa', minor: 100 },
      { name: 'R.', minor: 150 },
      { name: 'Ravi', minor: 50 },
    ],
  };

  it('bear both shares if the file has two names for one person', () => {
    const ids = new Map([
      ['Rosa', 'a'],
      ['R.', 'a'],
      ['Ravi', 'b'],
    ]);
    expect(placed([milk], ids, []).purchases).toMatchObject([
      {
        buyerId: 'a',
        shares: [
          { id: 'a', minor: 250 },
          { id: 'b', minor: 50 },
        ],
      },
    ]);
  });

  it('cause a rejected line if a name means nobody, or if nobody lived there to share it', () => {
    expect(placed([milk], new Map([['Rosa', 'a']]), []).faults).toEqual([
      { line: 2, fault: 'person_unknown', said: 'R.' },
    ]);
    const shared = { ...milk, shares: null };
    expect(placed([shared], new Map([['Rosa', 'a']]), []).faults).toMatchObject([{ fault: 'nobody_lived_there' }]);
    const lived = [{ id: 'b', stays: [{ from: '2026-09-01', until: null }] }];
    expect(placed([shared], new Map([['Rosa', 'a']]), lived).purchases).toMatchObject([{ buyerId: 'a', shares: null }]);
  });
});
