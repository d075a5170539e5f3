import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { isIban, paymentCode, plainIban, spacedIban } from './payment-code.ts';

describe('an IBAN', () => {
  it.each([
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'NL91ABNA0417164300',
    'MT84MALT011000012345MTLCAST001S',
  ])('accepts %s, however it is typed', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(plainIban(` ${spacedIban(iban).toLowerCase()} `)).toBe(iban);
  });

  it.each([
    '',
    'DE89',
    'DE8937040044053201300',
    'XX00',
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
    '0089370400440532013000',
  ])('rejects %j', (text) => {
    expect(isIban(text)).toBe(false);
  });

  it('is rejected with a single wrong digit', () => {
    const iban = 'DE89370400440532013000';
    alwaysHolds(
      fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = String((Number(iban[at]) + more) % 10);
        expect(isIban(`${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`)).toBe(false);
      }),
    );
  });
});

describe('a payment code', () => {
  const details = { holder: 'Helen  Aalto\nInc', iban: 'DE89370400440532013000' };

  it('has the lines of the standard', () => {
    expect(paymentCode(details, 1_234, 'Lindenhof 00000001').split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Helen Aalto Inc', 'DE89370400440532013000', 'EUR12.34', '', ''],
      'Lindenhof 00000001',
    ]);
  });

  it('fits the maximum size of a code, whatever its texts', () => {
    alwaysHolds(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.string({ maxLength: 300 }),
        fc.integer({ min: 1, max: 99_999_999_999 }),
        (holder, reference, cents) => {
          const lines = paymentCode({ ...details, holder }, cents, reference).split('\n');
          expect(lines).toHaveLength(11);
          expect(lines[7]).toMatch(/^EUR\d{1,9}\.\d\d$/);
          expect((lines[5] ?? '').length).toBeLessThanOrEqual(70);
          expect((lines[10] ?? '').length).toBeLessThanOrEqual(140);
        },
      ),
    );
  });

  it.each([0, -1, 1.5, 100_000_000_000])('rejects %p cents', (cents) => {
    expect(() => paymentCode(details, cents, '')).toThrow(RangeError);
  });
});
