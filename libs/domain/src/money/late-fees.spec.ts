import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { plusDays } from '../days.ts';
import { type LateFee, type LateFeeDue, type LateFeeFacts, type LateFeeRule, lateFees } from './late-fees.ts';

const rule = (more: Partial<LateFeeRule> = {}): LateFeeRule => ({
  id: 'rule',
  fromOn: '2027-01-01',
  endedOn: null,
  graceDays: 5,
  fee: { kind: 'fixed', minor: 1_500 },
  yearCapMinor: null,
  ...more,
});
const due = (dueOn: string, more: Partial<LateFeeDue> = {}): LateFeeDue => ({
  id: dueOn,
  stayId: 'stay',
  dueOn,
  since: dueOn,
  minor: 50_000,
  isRent: true,
  ...more,
});
const facts = (more: Partial<LateFeeFacts> = {}): LateFeeFacts => ({
  rules: [rule()],
  dues: [due('2027-02-01')],
  payments: [],
  reported: [],
  warned: new Map([['2027-02-01', '2027-02-04']]),
  waived: new Set(),
  settledOn: new Map(),
  ...more,
});
const paid = (paidOn: string, minor = 50_000, id = paidOn) => ({ id, paidOn, minor });
const one = (given: LateFeeFacts, today: string): LateFee | undefined => lateFees(given, today)[0];

describe('a late fee', () => {
  it('is announced three days before, and charged the day after the last day without it', () => {
    const unwarned = facts({ warned: new Map() });
    expect(one(unwarned, '2027-02-03')).toMatchObject({ state: 'upcoming', appliesOn: '2027-02-07' });
    expect(one(unwarned, '2027-02-04')).toMatchObject({ state: 'to_warn', appliesOn: '2027-02-07', minor: 1_500 });
    expect(one(facts(), '2027-02-06')).toMatchObject({ state: 'warned', appliesOn: '2027-02-07' });
    expect(one(facts(), '2027-02-07')).toMatchObject({ state: 'charged', overdue: 50_000, minor: 1_500 });
  });

  it('waits for a warning that was sent late, and is never without one', () => {
    expect(one(facts({ warned: new Map() }), '2027-03-20')).toMatchObject({
      state: 'to_warn',
      appliesOn: '2027-03-23',
    });
    const late = facts({ warned: new Map([['2027-02-01', '2027-03-20']]) });
    expect(one(late, '2027-03-22')?.state).toBe('warned');
    expect(one({ ...late, payments: [paid('2027-03-22')] }, '2027-03-30')).toBeUndefined();
    expect(one(late, '2027-03-23')?.state).toBe('charged');
  });

  it('of a rule with one day has its warning on the due day', () => {
    const short = facts({ rules: [rule({ graceDays: 1 })], warned: new Map() });
    expect(one(short, '2027-02-01')).toMatchObject({ state: 'to_warn', appliesOn: '2027-02-03' });
  });

  it('ends with a payment of the last day, whenever it is entered, and stays with one of the day after', () => {
    expect(one(facts({ payments: [paid('2027-02-06')] }), '2027-03-30')).toBeUndefined();
    expect(one(facts({ payments: [paid('2027-02-07')] }), '2027-03-30')?.state).toBe('charged');
  });

  it('is a share of what was overdue, and never more than that', () => {
    const tenth = rule({ fee: { kind: 'percent', tenths: 100 } });
    const partly = { payments: [paid('2027-02-02', 20_001)] };
    expect(one(facts({ rules: [tenth], ...partly }), '2027-02-07')).toMatchObject({ overdue: 29_999, minor: 3_000 });
    expect(one(facts({ payments: [paid('2027-02-02', 49_000)] }), '2027-02-07')?.minor).toBe(1_000);
  });

  it('waits while a reported payment would cover the rent in time', () => {
    expect(one(facts({ reported: [paid('2027-02-06')] }), '2027-02-20')?.state).toBe('held');
    expect(one(facts({ reported: [paid('2027-02-06', 49_999)] }), '2027-02-20')?.state).toBe('charged');
    expect(one(facts({ reported: [paid('2027-02-07')] }), '2027-02-20')?.state).toBe('charged');
  });

  it('is of rent only, whose payments older dues take first', () => {
    const opening = due('2027-01-15', { id: 'opening', isRent: false, minor: 10_000 });
    const given = facts({ dues: [due('2027-02-01'), opening], payments: [paid('2027-02-02')] });
    expect(lateFees(given, '2027-02-07')).toMatchObject([{ dueId: '2027-02-01', overdue: 10_000 }]);
  });

  it('follows the rule of its due day, and none after the rule ended', () => {
    const dear = rule({ id: 'dear', fromOn: '2027-02-02', fee: { kind: 'fixed', minor: 9_000 } });
    expect(one(facts({ rules: [dear, rule()] }), '2027-02-07')?.ruleId).toBe('rule');
    expect(one(facts({ rules: [dear] }), '2027-02-07')).toBeUndefined();
    expect(one(facts({ rules: [rule({ endedOn: '2027-02-07' })] }), '2027-02-10')).toBeUndefined();
    expect(one(facts({ rules: [rule({ endedOn: '2027-02-08' })] }), '2027-02-10')?.state).toBe('charged');
    const replaced = rule({ id: 'never', fromOn: '2027-01-20', endedOn: '2027-01-05' });
    expect(one(facts({ rules: [rule(), replaced] }), '2027-02-07')?.ruleId).toBe('rule');
  });

  it('is none from the day of the end settlement', () => {
    expect(one(facts({ settledOn: new Map([['stay', '2027-02-07']]) }), '2027-02-20')).toBeUndefined();
    expect(one(facts({ settledOn: new Map([['stay', '2027-02-08']]) }), '2027-02-20')?.state).toBe('charged');
  });

  it('counts from the day on which the roomie could first know of the due', () => {
    const told = due('2027-02-01', { since: '2027-02-10' });
    const given = facts({ dues: [told], warned: new Map([['2027-02-01', '2027-02-13']]) });
    expect(one(given, '2027-02-15')).toMatchObject({ state: 'warned', appliesOn: '2027-02-16' });
  });

  it('stays waived, and leaves the limit of the year to others', () => {
    const dues = [due('2027-02-01'), due('2027-03-01'), due('2027-04-01')];
    const warned = new Map(dues.map(({ id }) => [id, plusDays(id, 3)]));
    const capped = facts({ dues, warned, rules: [rule({ yearCapMinor: 2_000 })] });
    expect(lateFees(capped, '2027-05-01').map(({ minor }) => minor)).toEqual([1_500, 500]);
    const waived = lateFees({ ...capped, waived: new Set(['2027-02-01']) }, '2027-05-01');
    expect(waived.map(({ state, minor }) => [state, minor])).toEqual([
      ['waived', 1_500],
      ['charged', 1_500],
      ['charged', 500],
    ]);
  });
});

/** What happens in a house, day by day: the day it is entered, and the day it is dated. */
interface Happening {
  readonly on: number;
  readonly what: 'pay' | 'void' | 'report' | 'answer' | 'waive' | 'unwaive' | 'end' | 'settle';
  readonly back: number;
  readonly minor: number;
  readonly which: number;
}
const FIRST = '2027-01-01';
const dayAt = (at: number): string => plusDays(FIRST, at);
const happenings = fc.array(
  fc.record<Happening>({
    on: fc.nat(60),
    what: fc.constantFrom('pay', 'pay', 'pay', 'void', 'report', 'answer', 'waive', 'unwaive', 'end', 'settle'),
    back: fc.nat(12),
    minor: fc.integer({ min: 1, max: 1_500 }),
    which: fc.nat(10),
  }),
  { maxLength: 12 },
);
const houses = fc.record({
  happenings,
  graceDays: fc.integer({ min: 1, max: 9 }),
  tenths: fc.option(fc.integer({ min: 1, max: 1_000 })),
  cap: fc.option(fc.integer({ min: 1, max: 900 })),
  warnsLate: fc.nat(6),
});

/** Plays the happenings day by day, and gives each day's facts. */
function play({
  happenings: all,
  graceDays,
  tenths,
  cap,
  warnsLate,
}: typeof houses extends fc.Arbitrary<infer H> ? H : never) {
  const dues = [5, 21, 35].map((at) => due(dayAt(at), { minor: 1_000 }));
  const fee = tenths === null ? ({ kind: 'fixed', minor: 300 } as const) : ({ kind: 'percent', tenths } as const);
  let state = facts({
    rules: [rule({ graceDays, fee, yearCapMinor: cap, fromOn: dayAt(21) })],
    dues: [],
    warned: new Map(),
  });
  const days: { today: string; state: LateFeeFacts; fees: LateFee[] }[] = [];
  for (let at = 0; at <= 62; at += 1) {
    const today = dayAt(at);
    state = { ...state, dues: dues.filter(({ dueOn }) => dueOn <= today) };
    for (const { what, back, minor, which } of all.filter(({ on }) => on === at)) {
      const entry = {
        id: `${String(at)} ${String(days.length)} ${String(state.payments.length)}`,
        minor,
        paidOn: dayAt(at - back),
      };
      const chosen = dues[which % dues.length]?.id ?? '';
      if (what === 'pay') state = { ...state, payments: [...state.payments, entry] };
      if (what === 'void') state = { ...state, payments: state.payments.filter((_, n) => n !== which) };
      if (what === 'report') state = { ...state, reported: [entry] };
      if (what === 'answer') state = { ...state, reported: [] };
      if (what === 'waive') state = { ...state, waived: new Set([...state.waived, chosen]) };
      if (what === 'unwaive') state = { ...state, waived: new Set([...state.waived].filter((id) => id !== chosen)) };
      if (what === 'end' && which === 0)
        state = { ...state, rules: state.rules.map((each) => ({ ...each, endedOn: today })) };
      if (what === 'settle' && which === 0) state = { ...state, settledOn: new Map([['stay', today]]) };
    }
    // The worker looks once a day, and now and then not at all.
    if (at % (warnsLate + 1) === 0) {
      const told = lateFees(state, today).filter((each) => each.state === 'to_warn');
      state = { ...state, warned: new Map([...state.warned, ...told.map(({ dueId }) => [dueId, today] as const)]) };
    }
    days.push({ today, state, fees: lateFees(state, today) });
  }
  return days;
}

/** What a person would do with a calendar and a pencil: go through the days of each due, and add up. */
function byHand({ dues, payments, reported, rules, warned, waived, settledOn }: LateFeeFacts, today: string) {
  const [only] = rules;
  const fees: { dueId: string; on: string; minor: number; isWaived: boolean; isHeld: boolean }[] = [];
  let owed = 0;
  for (const each of dues) {
    owed += each.minor;
    const told = warned.get(each.id);
    if (!only || told === undefined || each.dueOn < only.fromOn) continue;
    let day = each.since;
    for (let free = 0; free < only.graceDays; free += 1) day = plusDays(day, 1);
    const lastOfWarning = plusDays(told, Math.min(3, only.graceDays + 1) - 1);
    while (day < lastOfWarning) day = plusDays(day, 1);
    const first = plusDays(day, 1);
    if (first > today || first >= (only.endedOn ?? '9') || first >= (settledOn.get('stay') ?? '9')) continue;
    const sum = (entries: readonly { paidOn: string; minor: number }[]): number =>
      entries.reduce((all, { paidOn, minor }) => (paidOn <= day ? all + minor : all), 0);
    const unpaid = (all: number): number => Math.min(each.minor, Math.max(0, owed - all));
    const overdue = unpaid(sum(payments));
    const minor =
      only.fee.kind === 'fixed' ? Math.min(only.fee.minor, overdue) : Math.round((overdue * only.fee.tenths) / 1_000);
    const isHeld = unpaid(sum([...payments, ...reported])) === 0;
    if (minor > 0) fees.push({ dueId: each.id, on: first, minor, isWaived: waived.has(each.id), isHeld });
  }
  let left = only?.yearCapMinor ?? Infinity;
  const charged = new Map<string, number>();
  for (const fee of fees.toSorted((a, b) => (`${a.on} ${a.dueId}` < `${b.on} ${b.dueId}` ? -1 : 1))) {
    if (fee.isWaived) continue;
    const minor = Math.min(left, fee.minor);
    left -= minor;
    if (minor > 0 && !fee.isHeld) charged.set(fee.dueId, minor);
  }
  return charged;
}

describe('late fees', () => {
  it('are what a person works out by hand, on every day: one a due, within the limit, none without a warning', () => {
    alwaysHolds(
      fc.property(houses, (house) => {
        for (const { today, state, fees } of play(house).filter((_, at) => at % 3 === 0)) {
          const charged = fees
            .filter((each) => each.state === 'charged')
            .map(({ dueId, minor }) => [dueId, minor] as const);
          expect(new Map(charged)).toEqual(byHand(state, today));
          expect(new Set(fees.map(({ dueId }) => dueId)).size).toBe(fees.length);
          const stand = fees.filter((each) => each.state === 'charged' || each.state === 'held');
          const sum = stand.reduce((all, { minor }) => all + minor, 0);
          expect(sum).toBeLessThanOrEqual(house.cap ?? Infinity);
          for (const { dueId, minor, overdue, appliesOn } of stand.filter((each) => each.state === 'charged')) {
            expect(minor).toBeLessThanOrEqual(overdue);
            expect(appliesOn <= today).toBe(true);
            expect((state.warned.get(dueId) ?? '9') < appliesOn).toBe(true);
          }
        }
      }),
    );
  });

  it('are none where rent is paid in time, in any order of entry, and after any payment is entered again', () => {
    const payments = [paid('2027-02-05', 20_000), paid('2027-02-06', 30_000), paid('2027-02-20', 5_000)];
    alwaysHolds(
      fc.property(fc.shuffledSubarray(payments, { minLength: 3 }), (entered) => {
        expect(lateFees(facts({ payments: entered }), '2027-03-01')).toEqual([]);
        expect(
          lateFees(facts({ payments: entered.filter(({ minor }) => minor !== 20_000) }), '2027-03-01'),
        ).toHaveLength(1);
      }),
    );
  });

  it('don’t depend on the order of what they follow from', () => {
    alwaysHolds(
      fc.property(houses, (house) => {
        for (const { today, state, fees } of play(house).filter((_, at) => at % 20 === 0)) {
          const turned = { ...state, dues: state.dues.toReversed(), payments: state.payments.toReversed() };
          expect(lateFees(turned, today)).toEqual(fees);
        }
      }),
    );
  });
});
