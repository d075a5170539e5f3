import { daysLeftAt, expiryReminders, houseDocumentState } from './house-documents.ts';

const state = (expires_on: string | null, today: string, replaced_at: Date | null = null) =>
  houseDocumentState({ expires_on, replaced_at }, today);

describe('the state of a document', () => {
  it.each([
    ['2027-03-15', '2027-03-16', 'expired'],
    ['2027-03-15', '2027-03-15', 'expires_soon'],
    ['2027-05-14', '2027-03-15', 'expires_soon'],
    ['2027-05-15', '2027-03-15', 'valid'],
    [null, '2027-03-15', 'no_expiry'],
  ])('of one whose last day is %s is on %s %s', (last, today, expected) => {
    expect(state(last, today)).toBe(expected);
  });

  it('that a newer one has replaced is no question of its dates', () => {
    expect(state('2020-01-01', '2027-03-15', new Date())).toBe('replaced');
  });
});

describe('the reminders of a last day', () => {
  it('are 60, 14 and 1 days before it and the day after, on the clock of the house', () => {
    const reminders = expiryReminders('2027-06-30', 'Europe/London', new Date('2027-01-01T00:00:00Z'));
    expect(reminders.map(({ days, at }) => [days, at.toISOString()])).toEqual([
      [60, '2027-05-01T08:00:00.000Z'],
      [14, '2027-06-16T08:00:00.000Z'],
      [1, '2027-06-29T08:00:00.000Z'],
      [-1, '2027-07-01T08:00:00.000Z'],
    ]);
  });

  it.each([
    ['on time', 14, '2027-06-16T08:00:00Z', 14],
    ['two days late', 14, '2027-06-18T08:00:00Z', 12],
    ['later than the next one', 14, '2027-06-29T08:00:00Z', null],
    ['after the last day', -1, '2027-07-04T08:00:00Z', -4],
  ])('that arrive %s say how many days are left', (_when, days, now, left) => {
    expect(daysLeftAt('2027-06-30', { days, timeZone: 'Europe/London' }, new Date(now))).toBe(left);
  });

  it('that have passed are left out', () => {
    const reminders = expiryReminders('2027-06-30', 'UTC', new Date('2027-06-29T09:00:00Z'));
    expect(reminders.map(({ days }) => days)).toEqual([-1]);
  });
});
