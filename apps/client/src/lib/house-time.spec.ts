import { isSameClock, townOf } from './house-time.ts';

describe('the time of a house', () => {
  it("is the reader's if both clocks show the same, whatever their zones are called", () => {
    expect(isSameClock('Europe/London', '2026-07-01T19:00:00Z', 'Europe/London')).toBe(true);
    expect(isSameClock('Europe/London', '2026-12-01T20:00:00Z', 'UTC')).toBe(true);
    expect(isSameClock('Europe/Berlin', '2026-12-01T20:00:00Z', 'Europe/Paris')).toBe(true);
  });

  it('differs elsewhere, for half of the year, and up to a day apart', () => {
    expect(isSameClock('Europe/London', '2026-07-01T19:00:00Z', 'UTC')).toBe(false);
    expect(isSameClock('Europe/London', '2026-12-01T20:00:00Z', 'Europe/Berlin')).toBe(false);
    expect(isSameClock('Pacific/Apia', '2026-12-01T20:00:00Z', 'Pacific/Midway')).toBe(false);
  });

  it('names its town', () => {
    expect(townOf('America/New_York')).toBe('New York');
    expect(townOf('UTC')).toBe('UTC');
  });
});
