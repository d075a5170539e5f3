import fc from 'fast-check';

import { alwaysHolds, anyRecurrence } from '../../test/chores/arbitraries.ts';
import { MAX_RULE_LENGTH, readRecurrence, type Recurrence, ruleOf } from './recurrence.ts';

const day = (date: number): Recurrence => ({ every: 'month', interval: 1, in: { on: 'day', day: date } });

describe('chore recurrence', () => {
  it.each<[Recurrence, string]>([
    [{ every: 'day', interval: 3 }, 'FREQ=DAILY;INTERVAL=3'],
    [{ every: 'week', interval: 2, weekdays: [1, 4] }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'],
    [day(15), 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=15'],
    [day(30), 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    [day(31), 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1'],
    [{ every: 'month', interval: 3, in: { on: 'weekday', nth: -1, weekday: 5 } }, 'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR'],
    [
      { every: 'year', interval: 1, month: 2, in: { on: 'day', day: 29 } },
      'FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
    ],
  ])('writes %j as %s', (recurrence, rule) => {
    expect(ruleOf(recurrence)).toBe(rule);
  });

  it('reads back what it writes', () => {
    alwaysHolds(
      fc.property(anyRecurrence, (recurrence) => {
        expect(ruleOf(recurrence).length).toBeLessThanOrEqual(MAX_RULE_LENGTH);
        expect(readRecurrence(ruleOf(recurrence))).toEqual(recurrence);
      }),
    );
  });

  it.each<[string, Recurrence]>([
    ['FREQ=DAILY', { every: 'day', interval: 1 }],
    ['BYDAY=TH,MO;WKST=MO;FREQ=WEEKLY', { every: 'week', interval: 1, weekdays: [1, 4] }],
    ['FREQ=MONTHLY;BYDAY=2TU', { every: 'month', interval: 1, in: { on: 'weekday', nth: 2, weekday: 2 } }],
  ])('also reads %s', (rule, recurrence) => {
    expect(readRecurrence(rule)).toEqual(recurrence);
  });

  it.each([
    ['is empty', ''],
    ['is no rule', 'every Monday'],
    ['is within a day', 'FREQ=HOURLY'],
    ['is within a day, by its hours', 'FREQ=DAILY;BYHOUR=8,20'],
    ['never comes again', 'FREQ=DAILY;INTERVAL=0'],
    ['comes after years', 'FREQ=DAILY;INTERVAL=367'],
    ['comes after years, in months', 'FREQ=MONTHLY;INTERVAL=25;BYMONTHDAY=1'],
    ['has a number with a sign', 'FREQ=DAILY;INTERVAL=+1'],
    ['has an end', 'FREQ=DAILY;COUNT=10'],
    ['has a last day', 'FREQ=DAILY;UNTIL=20270101T000000Z'],
    ['says no weekday', 'FREQ=WEEKLY'],
    ['says a weekday twice', 'FREQ=WEEKLY;BYDAY=MO,MO'],
    ['says something twice', 'FREQ=DAILY;FREQ=WEEKLY'],
    ['numbers weekdays of weeks', 'FREQ=WEEKLY;BYDAY=1MO'],
    ['leaves months out', 'FREQ=MONTHLY;BYMONTHDAY=31'],
    ['leaves months out, by a fifth weekday', 'FREQ=MONTHLY;BYDAY=5MO'],
    ['has several days of a month', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['has a day and a weekday', 'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=-1FR'],
    ['has weeks that begin on Sunday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=SU'],
    ['has no month of the year', 'FREQ=YEARLY;BYMONTHDAY=1'],
    ['has a month that there is not', 'FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1'],
    ['has a second line', 'FREQ=DAILY\nDTSTART:19700101T000000Z'],
    ['is very long', `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(200)}TU`],
  ])('rejects a rule that %s', (_, rule) => {
    expect(readRecurrence(rule)).toBeNull();
  });

  it('never reads a rule with a different meaning', () => {
    const part = fc.constantFrom(
      ...[
        'FREQ=DAILY',
        'FREQ=WEEKLY',
        'FREQ=MONTHLY',
        'FREQ=YEARLY',
        'INTERVAL=2',
        'BYDAY=MO',
        'BYDAY=1MO',
        'BYMONTH=2',
      ],
      ...['BYMONTHDAY=29', 'BYMONTHDAY=28,29', 'BYMONTHDAY=-1', 'BYSETPOS=-1', 'BYSETPOS=1', 'WKST=MO', 'COUNT=3'],
    );
    alwaysHolds(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const recurrence = readRecurrence(parts.join(';'));
        if (recurrence === null) return;
        const said = new Set([...parts.filter((given) => given !== 'WKST=MO'), 'INTERVAL=1']);
        const written = new Set([...ruleOf(recurrence).split(';'), 'INTERVAL=1']);
        expect(written).toEqual(said);
      }),
    );
  });
});
