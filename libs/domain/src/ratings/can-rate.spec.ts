import { canRate, nextRatingReminder, ratingRevealsAt, ratingWindow } from './can-rate.ts';

const running = { startsOn: '2026-03-01', endsOn: null };
const over = { startsOn: '2026-03-01', endsOn: '2026-05-31' };

describe('rating a person', () => {
  it.each([
    ['there is no stay that both share', null, '2026-05-01', 'not_shared'],
    ['the stay began today', { ...running, isRated: false }, '2026-03-01', 'too_early'],
    ['the stay is a day short', { ...running, isRated: false }, '2026-03-14', 'too_early'],
    ['the stay is 14 days long', { ...running, isRated: false }, '2026-03-15', null],
    ['the stay goes on for years', { ...running, isRated: false }, '2029-03-15', null],
    ['it is the last day of the stay', { ...over, isRated: false }, '2026-05-31', null],
    ['it is the 90th day after the stay', { ...over, isRated: false }, '2026-08-29', null],
    ['it is the 91st day after the stay', { ...over, isRated: false }, '2026-08-30', 'window_closed'],
    ['it was rated', { ...over, isRated: true }, '2026-06-01', 'already_rated'],
    ['it was rated, and the window is closed', { ...over, isRated: true }, '2026-12-01', 'already_rated'],
    [
      'the stay ended after 13 days',
      { startsOn: '2026-03-01', endsOn: '2026-03-14', isRated: false },
      '2026-03-20',
      'too_short',
    ],
    [
      'the stay ended after 14 days',
      { startsOn: '2026-03-01', endsOn: '2026-03-15', isRated: false },
      '2026-03-20',
      null,
    ],
    ['the stay has not begun', { startsOn: '2026-06-01', endsOn: null, isRated: false }, '2026-05-01', 'too_early'],
    [
      'the stay was short, and is long over',
      { startsOn: '2026-03-01', endsOn: '2026-03-02', isRated: false },
      '2026-12-01',
      'too_short',
    ],
  ] as const)('is answered correctly when %s', (_, stay, today, reason) => {
    expect(canRate(stay, today).reason).toBe(reason);
  });

  it('states the days left, today included', () => {
    const left = (today: string) => canRate({ ...over, isRated: false }, today).daysLeft;
    expect([left('2026-05-31'), left('2026-08-28'), left('2026-08-29'), left('2026-08-30')]).toEqual([91, 2, 1, null]);
    expect(canRate({ ...running, isRated: false }, '2026-04-01').daysLeft).toBeNull();
    expect(canRate({ ...over, isRated: true }, '2026-06-01').daysLeft).toBeNull();
  });
});

it('states the first and last day for rating a stay', () => {
  expect(ratingWindow(running)).toEqual({ opensOn: '2026-03-15', closesOn: null });
  expect(ratingWindow(over)).toEqual({ opensOn: '2026-03-15', closesOn: '2026-08-29' });
  expect(ratingWindow({ startsOn: '2026-03-01', endsOn: '2026-03-09' })).toEqual({
    opensOn: null,
    closesOn: '2026-06-07',
  });
});

it('reveals a rating 14 days after the first', () => {
  expect(ratingRevealsAt(new Date('2026-11-23T15:00:00Z'))).toEqual(new Date('2026-12-07T15:00:00Z'));
});

describe('rating reminders', () => {
  it.each([
    ['2026-06-01', '2026-08-15'],
    ['2026-08-14', '2026-08-15'],
    ['2026-08-15', '2026-08-22'],
    ['2026-08-22', '2026-08-26'],
    ['2026-08-26', null],
  ])('come 14, 7 and 3 days before the window closes: after %s on %s', (after, day) => {
    expect(nextRatingReminder(over, after)).toBe(day);
  });

  it("aren't sent while the stay continues, or if it was too short", () => {
    expect(nextRatingReminder(running, '2026-06-01')).toBeNull();
    expect(nextRatingReminder({ startsOn: '2026-03-01', endsOn: '2026-03-09' }, '2026-03-10')).toBeNull();
  });
});
