import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { plusDays } from '../days.ts';
import { reminderDue, type ReminderLadder, remindersOf } from './reminders.ts';

const DUE = '2026-03-03';
const LADDER: ReminderLadder = { before: [3], onTheDay: true, after: [3, 10, 20] };
const anyLadder: fc.Arbitrary<ReminderLadder> = fc.record({
  before: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }),
  onTheDay: fc.boolean(),
  after: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }),
});

describe('payment reminders', () => {
  it('are due before, on and after the due day', () => {
    expect(remindersOf(DUE, LADDER)).toEqual([
      { on: '2026-02-28', days: -3 },
      { on: '2026-03-03', days: 0 },
      { on: '2026-03-06', days: 3 },
      { on: '2026-03-13', days: 10 },
      { on: '2026-03-23', days: 20 },
    ]);
    expect(remindersOf(DUE, { before: [], onTheDay: false, after: [5, 5] })).toEqual([{ on: '2026-03-08', days: 5 }]);
  });

  it('wait for their day', () => {
    expect(reminderDue(DUE, LADDER, null, '2026-02-27')).toBeNull();
    expect(reminderDue(DUE, LADDER, null, '2026-02-28')?.days).toBe(-3);
    expect(reminderDue(DUE, LADDER, -3, '2026-03-02')).toBeNull();
  });

  it('are merged into one if several were missed', () => {
    expect(reminderDue(DUE, LADDER, null, '2026-04-01')?.days).toBe(20);
    expect(reminderDue(DUE, LADDER, 20, '2026-04-01')).toBeNull();
  });

  it('are sent once each with a daily check, and end with the same one however rarely it runs', () => {
    alwaysHolds(
      fc.property(anyLadder, fc.array(fc.integer({ min: -15, max: 35 }), { maxLength: 20 }), (ladder, gaps) => {
        const sentOn = (days: readonly number[]): number[] => {
          const sent: number[] = [];
          for (const day of days) {
            const reminder = reminderDue(DUE, ladder, sent.at(-1) ?? null, plusDays(DUE, day));
            if (reminder !== null) sent.push(reminder.days);
          }
          return sent;
        };
        const all = remindersOf(DUE, ladder).map(({ days }) => days);
        expect(sentOn(Array.from({ length: 48 }, (_, at) => at - 16))).toEqual(all);
        const looked = gaps.toSorted((a, b) => a - b);
        const sent = sentOn(looked);
        expect(sent).toEqual([...new Set(sent)]);
        expect(sent.at(-1)).toBe(all.findLast((days) => days <= (looked.at(-1) ?? -Infinity)));
      }),
    );
  });
});
