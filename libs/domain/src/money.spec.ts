import { CURRENCIES } from '@common-roof/contracts';
import { money } from '@common-roof/contracts/schemas';
import fc from 'fast-check';

import { alwaysHolds } from '../test/chores/arbitraries.ts';
import { decimalsOf, fromWireMoney, isWireMoney, moneyText, toWireMoney } from './money.ts';

/** Currencies with two or three decimals in ISO 4217 that people write without any. */
const WRITTEN_WITHOUT = ['HUF', 'IQD'];

describe('the decimals of a currency', () => {
  it('match common usage, except for currencies written without decimals', () => {
    for (const currency of CURRENCIES) {
      const shown = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      const differs = shown.maximumFractionDigits !== decimalsOf(currency);
      expect([currency, differs]).toEqual([currency, WRITTEN_WITHOUT.includes(currency)]);
    }
  });

  it('are zero, two or three, and are always written', () => {
    expect([decimalsOf('JPY'), decimalsOf('EUR'), decimalsOf('KWD')]).toEqual([0, 2, 3]);
    const written = (currency: string): string => moneyText(1.5, currency, 'en');
    expect(written('IQD')).toBe('IQD\u00a01.500');
    expect(written('JPY')).toBe('¥2');
  });

  it('are written with the sign that only this currency has, in every language', () => {
    const written = (region: string, currency: string): string =>
      moneyText(5, currency, region)
        .replaceAll(/[\u00a0\u200f\u202f]/g, ' ')
        .trim();
    expect(['en-GB', 'fr-FR', 'es-ES', 'ar-AE'].map((region) => written(region, 'GBP'))).toEqual([
      '£5.00',
      '5,00 £',
      '5,00 £',
      '5.00 £',
    ]);
    expect(written('fr-FR', 'USD')).toBe('5,00 $US');
  });

  it('are two for an unknown currency', () => {
    expect(decimalsOf('XXX')).toBe(2);
  });
});

describe('amounts on the wire', () => {
  it.each([
    [0, 'EUR', '0.00'],
    [5, 'EUR', '0.05'],
    [1250, 'EUR', '12.50'],
    [-7, 'EUR', '-0.07'],
    [-123456, 'EUR', '-1234.56'],
    [0, 'JPY', '0'],
    [1250, 'JPY', '1250'],
    [-7, 'JPY', '-7'],
    [0, 'KWD', '0.000'],
    [1250, 'KWD', '1.250'],
    [-7, 'KWD', '-0.007'],
  ])('write %i minor units of %s as %s', (minor, currency, wire) => {
    expect(toWireMoney(minor, currency)).toBe(wire);
  });

  it('survive a round trip and fit the contract', () => {
    alwaysHolds(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        fc.constantFrom(...CURRENCIES),
        (minor, currency) => {
          const wire = toWireMoney(minor, currency);
          expect(fromWireMoney(wire, currency)).toBe(minor);
          expect(money.safeParse(wire).success).toBe(true);
        },
      ),
    );
  });

  it('have exactly the decimals of their currency', () => {
    alwaysHolds(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...CURRENCIES),
        (minor, one, other) => {
          expect(isWireMoney(toWireMoney(minor, one), other)).toBe(decimalsOf(one) === decimalsOf(other));
        },
      ),
    );
  });

  it.each(['12', '12.5', '1e3', '12.505', '', ' 1.00'])('reject %p for a currency with two decimals', (wire) => {
    expect(() => fromWireMoney(wire, 'EUR')).toThrow(RangeError);
  });

  it.each(['12.50', '12.', '12.0'])('reject %p for a currency without decimals', (wire) => {
    expect(() => fromWireMoney(wire, 'JPY')).toThrow(RangeError);
  });

  it('have no negative zero', () => {
    expect(Object.is(fromWireMoney('-0.00', 'EUR'), 0)).toBe(true);
  });

  it('reject fractions of a cent', () => {
    expect(() => toWireMoney(0.5, 'EUR')).toThrow(RangeError);
  });
});
