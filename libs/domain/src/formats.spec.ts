import { dayText, oneDecimalText, rentText } from './formats.ts';

describe('what a public page shows', () => {
  it.each([
    ['620.00', 'GBP', 'en-GB', '£620'],
    ['620.50', 'GBP', 'en-GB', '£620.50'],
    ['1620.00', 'EUR', 'de', '1.620 €'],
    ['1250', 'JPY', 'en', '¥1,250'],
    ['1.250', 'KWD', 'en', 'KWD 1.250'],
  ])('of a rent of %s %s in %s is %s', (amount, currency, region, shown) => {
    expect(rentText(amount, currency, region).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it.each([
    ['en-GB', '3 Dec 2026'],
    ['en-US', 'Dec 3, 2026'],
    ['de', '03.12.2026'],
  ])('of a day in %s is %s', (region, shown) => {
    expect(dayText('2026-12-03', region)).toBe(shown);
  });

  it.each([
    [4, 'en', '4.0'],
    [4.26, 'de', '4,3'],
  ])('of a rating of %d in %s is %s', (value, region, shown) => {
    expect(oneDecimalText(value, region)).toBe(shown);
  });
});
