import { isMailed, SUGGESTION_MAIL_PAUSE_DAYS } from './suggestions.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2027-03-20T10:00:00Z');
const before = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const unknown = { hasRefused: false, hasApplied: false, isAsked: false, lastMailAt: null };

describe('the e-mail to a suggested person', () => {
  it('is sent to an address that nothing is known of', () => {
    expect(isMailed(unknown, NOW)).toBe(true);
  });

  it.each(['hasRefused', 'hasApplied', 'isAsked'] as const)(
    'is never sent where it %s, whenever the last was',
    (why) => {
      for (const lastMailAt of [null, before(400), before(1)]) {
        expect(isMailed({ ...unknown, lastMailAt, [why]: true }, NOW)).toBe(false);
      }
    },
  );

  it('is at most one in any thirty days, however often a person is suggested', () => {
    for (let pace = 1; pace <= 40; pace += 1) {
      const sent: number[] = [];
      let lastMailAt: Date | null = null;
      for (let day = 0; day <= 400; day += pace) {
        const now = new Date(NOW.getTime() + day * DAY_MS);
        if (!isMailed({ ...unknown, lastMailAt }, now)) continue;
        lastMailAt = now;
        sent.push(day);
      }
      const gaps = sent.slice(1).map((day, at) => day - (sent[at] ?? 0));
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(SUGGESTION_MAIL_PAUSE_DAYS);
      for (const gap of gaps) expect(gap).toBeLessThan(SUGGESTION_MAIL_PAUSE_DAYS + pace);
    }
  });
});
