import { CURRENCIES, currencyStyle, decimalsOf } from './currencies.ts';
import { amount } from './primitives.ts';

/** By ISO 4217 with two and three, by people with none. */
const WRITTEN_WITHOUT = ['HUF', 'IQD'];

describe('the decimals of a currency', () => {
  it('are those that people write, apart from those that are written without', () => {
    for (const currency of CURRENCIES) {
      const shown = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      const differs = shown.maximumFractionDigits !== decimalsOf(currency);
      expect([currency, differs]).toEqual([currency, WRITTEN_WITHOUT.includes(currency)]);
    }
  });

  it('are none, two or three, and are written', () => {
    expect([decimalsOf('JPY'), decimalsOf('EUR'), decimalsOf('KWD')]).toEqual([0, 2, 3]);
    const written = (currency: string): string => new Intl.NumberFormat('en', currencyStyle(currency)).format(1.5);
    expect(written('IQD')).toBe('IQD\u00a01.500');
    expect(written('JPY')).toBe('¥2');
  });

  it('are two of a currency that is not ours', () => {
    expect(decimalsOf('XXX')).toBe(2);
  });
});

describe('an amount', () => {
  it.each(['0', '620', '9999999999', '620.00', '620.000', '9999999.99', '9999999.999'])('may be %s', (wire) => {
    expect(amount.safeParse(wire).success).toBe(true);
  });

  it.each(['', '-1', '620.', '620.5', '620.5000', '10000000.00', '99999999999', '1e3', '.50'])(
    'is never %p',
    (wire) => {
      expect(amount.safeParse(wire).success).toBe(false);
    },
  );
});
