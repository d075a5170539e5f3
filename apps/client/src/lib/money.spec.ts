import { formatMoney, formatRent, parseMoney } from './money.ts';

describe('money as people type it', () => {
  it.each([
    ['620', '620.00'],
    ['620.5', '620.50'],
    ['620,50', '620.50'],
    ['1,200.00', '1200.00'],
    ['1.200,00', '1200.00'],
    ['1 200', '1200.00'],
    ['1’200.5', '1200.50'],
    ['1.200', '1200.00'],
    ['0', '0.00'],
    ['007', '7.00'],
  ])('understands %s', (typed, wire) => {
    expect(parseMoney(typed)).toBe(wire);
  });

  it.each(['', 'abc', '-5', '1,20,00', '1.2.3', '12.345.6', '5 €'])('leaves %p to the person', (typed) => {
    expect(parseMoney(typed)).toBeNull();
  });

  it('is shown as the reader writes it', () => {
    expect(formatMoney('1200.50', 'EUR', 'de')).toBe('1.200,50\u00a0€');
    expect(formatRent('1200.50', 'EUR', 'de')).toBe('1.200,50\u00a0€');
    expect(formatRent('1200.00', 'EUR', 'de')).toBe('1.200\u00a0€');
  });
});
