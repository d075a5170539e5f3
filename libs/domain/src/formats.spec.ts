import { dayText, formatRegion, isRegion, oneDecimalText, rentText } from './formats.ts';

describe('the region of a reader', () => {
  it.each(['ar', 'ar-EG', 'ar-SA'])('counts in our digits and months, as fields do: %s', (tag) => {
    const region = formatRegion(tag);
    expect(new Intl.NumberFormat(region).format(12)).toBe('12');
    expect(dayText('2026-12-03', region)).toMatch(/2026/);
  });

  it('is as it was asked for otherwise', () => {
    expect(formatRegion('es-MX')).toBe('es-MX');
  });

  it.each(['en-US@posix', 'en-gb-x1', ''])('is not one that Intl throws for: %s', (tag) => {
    expect(isRegion(tag)).toBe(false);
  });
});

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
