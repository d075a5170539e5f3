import { skippedDays } from './skipped-times.ts';

const YEARS = { from: '2027-03-15', until: '2030-01-01' };

describe('days on which the clocks skip a time', () => {
  it.each([
    ['Europe/London', '01:30', ['2027-03-28', '2028-03-26', '2029-03-25']],
    ['Europe/London', '02:00', []],
    ['Europe/Berlin', '02:15', ['2027-03-28', '2028-03-26', '2029-03-25']],
    ['America/New_York', '02:59', ['2028-03-12', '2029-03-11']],
    // The last hour of a Saturday, in Greenland.
    ['America/Nuuk', '23:45', ['2027-03-27', '2028-03-25', '2029-03-24']],
    ['Asia/Kolkata', '02:30', []],
    ['UTC', '00:00', []],
  ])('in %s, %s', (zone, time, days) => {
    expect(skippedDays(zone, time, YEARS)).toEqual(days);
  });

  it('are those of the window, its first one and not its last', () => {
    expect(skippedDays('Europe/London', '01:30', { from: '2027-03-28', until: '2028-03-26' })).toEqual(['2027-03-28']);
  });
});
