import { isSameClock, townOf } from './house-time.ts';

describe('the time of a house', () => {
  it('is that of the reader where both clocks say the same, by whatever name the zone goes', () => {
    expect(isSameClock('Europe/London', '2026-07-01T19:00:00Z', 'Europe/London')).toBe(true);
    expect(isSameClock('Europe/London', '2026-12-01T20:00:00Z', 'UTC')).toBe(true);
    expect(isSameClock('Europe/Berlin', '2026-12-01T20:00:00Z', 'Europe/Paris')).toBe(true);
  });

  it('is another one elsewhere, in one half of the year, and a day apart', () => {
    expect(isSameClock('Europe/London', '2026-07-01T19:00:00Z', 'UTC')).toBe(false);
    expect(isSameClock('Europe/London', '2026-12-01T20:00:00Z', 'Europe/Berlin')).toBe(false);
    expect(isSameClock('Pacific/Apia', '2026-12-01T20:00:00Z', 'Pacific/Midway')).toBe(false);
  });

  it('is told by its town', () => {
    expect(townOf('America/New_York')).toBe('New York');
    expect(townOf('UTC')).toBe('UTC');
  });
});
