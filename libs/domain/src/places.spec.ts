import { usualIn } from './places.ts';

describe('what is usual in a country', () => {
  it.each([
    ['CH', 'CHF', 'Europe/Zurich'],
    ['DE', 'EUR', undefined],
    ['US', 'USD', undefined],
  ])('is in %s: %s, %s', (country, currency, zone) => {
    expect(usualIn(country)).toEqual({ currency, time_zone: zone });
  });
});
