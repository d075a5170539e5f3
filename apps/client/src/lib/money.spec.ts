import { formatMoney, formatRent, moneyToType, parseMoney } from './money.ts';

describe('typed money', () => {
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
  ])('is read from %s', (typed, wire) => {
    expect(parseMoney(typed, 'EUR')).toBe(wire);
  });

  it.each(['', 'abc', '-5', '1,20,00', '1.2.3', '12.345.6', '5 €'])('rejects %p', (typed) => {
    expect(parseMoney(typed, 'EUR')).toBeNull();
  });

  it.each([
    ['62000', '62000'],
    ['62.000', '62000'],
    ['1,200,000', '1200000'],
    ['620.50', null],
    ['620,5', null],
  ])('in yen is read from %s as %p', (typed, wire) => {
    expect(parseMoney(typed, 'JPY')).toBe(wire);
  });

  it.each([
    ['620', '620.000'],
    ['620.5', '620.500'],
    ['620.500', '620.500'],
    ['1.200', '1.200'],
    ['620,50', '620.500'],
    ['1,200.250', '1200.250'],
    ['1.200,250', '1200.250'],
    ['1,200', null],
    ['620.5000', null],
  ])('in dinars is read from %s as %p', (typed, wire) => {
    expect(parseMoney(typed, 'KWD')).toBe(wire);
  });

  it.each([
    ['276.58', 'EUR', 'en', '276.58'],
    ['276.58', 'EUR', 'de', '276,58'],
    ['1988.00', 'EUR', 'de', '1988,00'],
    ['62000', 'JPY', 'de', '62000'],
    ['1.200', 'KWD', 'de', '1.200'],
    ['1200.250', 'KWD', 'de', '1200,250'],
  ])('is filled in as the reader types it, and read back: %s in %s, in %s', (wire, currency, language, typed) => {
    expect(moneyToType(wire, currency, language)).toBe(typed);
    expect(parseMoney(typed, currency)).toBe(wire);
  });

  it("is shown in the reader's format", () => {
    expect(formatMoney('1200.50', 'EUR', 'de')).toBe('1.200,50\u00a0€');
    expect(formatRent('1200.50', 'EUR', 'de')).toBe('1.200,50\u00a0€');
    expect(formatRent('1200.00', 'EUR', 'de')).toBe('1.200\u00a0€');
    expect(formatMoney('62000', 'JPY', 'de')).toBe('62.000\u00a0¥');
    expect(formatMoney('1200.250', 'KWD', 'de')).toBe('1.200,250\u00a0KWD');
    expect(formatMoney('1200.250', 'IQD', 'de')).toBe('1.200,250\u00a0IQD');
    expect(formatRent('1200.000', 'KWD', 'de')).toBe('1.200\u00a0KWD');
  });
});
