import fc from 'fast-check';

import { alwaysHolds, anyDay, anyZone, someOf } from '../../test/chores/arbitraries.ts';
import { dayIn } from '../days.ts';
import {
  activeStrikes,
  bestAndWorst,
  isReportedToHomeowner,
  scoreFor,
  periodOf,
  type PointEntry,
  type Standing,
  streakOf,
  strikeExpiresAt,
} from './points.ts';

const PEOPLE = ['ada', 'ben', 'cem'];
const AT = new Date('2026-03-10T12:00:00Z');
const days = (count: number): Date => new Date(AT.getTime() + count * 86_400_000);
const NONE: ReadonlySet<string> = new Set();

const entry = (id: string, more: Partial<PointEntry> = {}): PointEntry => ({
  id,
  roomieId: 'ada',
  cause: 'chore',
  period: '2026-03',
  at: AT,
  points: 0,
  strikes: 0,
  reverses: null,
  ...more,
});
const strike = (id: string, at: Date): PointEntry => entry(id, { at, strikes: 1, cause: 'missed' });
/** As the server writes it: an entry of the same month with the opposite amounts. */
const counterEntry = (of: PointEntry, id: string, at: Date): PointEntry => ({
  ...of,
  id,
  at,
  points: -of.points,
  strikes: -of.strikes,
  reverses: of.id,
});
const standing = (roomieId: string, points: number, strikes = 0): Standing => ({ roomieId, points, strikes });

const anyEntries = fc
  .array(
    fc.record({
      roomieId: fc.constantFrom(...PEOPLE),
      period: fc.constantFrom('2026-02', '2026-03', '2026-04'),
      at: fc.integer({ min: 0, max: 200 }).map(days),
      points: fc.integer({ min: -20, max: 20 }),
      strikes: fc.integer({ min: 0, max: 1 }),
    }),
  )
  .map((drawn) => drawn.map((more, at) => entry(`entry ${at}`, more)));

describe('points', () => {
  it('equal the weight of a chore that was done, and are zero for a strike', () => {
    expect(scoreFor('verified', 7)).toEqual({ points: 7, strikes: 0, cause: 'chore' });
    expect(scoreFor('rejected', 7)).toEqual({ points: 0, strikes: 1, cause: 'rejected' });
    expect(scoreFor('missed', 7)).toEqual({ points: 0, strikes: 1, cause: 'missed' });
  });

  it("count for the month in the house's time zone", () => {
    expect(periodOf(new Date('2026-03-31T22:30:00Z'), 'Europe/Berlin')).toBe('2026-04');
    expect(periodOf(new Date('2026-03-31T22:30:00Z'), 'America/New_York')).toBe('2026-03');
    alwaysHolds(
      fc.property(anyDay, anyZone, (day, zone) => dayIn(zone, new Date(day)).startsWith(periodOf(new Date(day), zone))),
    );
  });
});

describe('strikes', () => {
  it('expire after 90 days', () => {
    const old = strike('old', AT);
    expect(strikeExpiresAt(old)).toEqual(days(90));
    expect(activeStrikes([old], NONE, new Date(days(90).getTime() - 1))).toEqual([old]);
    expect(activeStrikes([old], NONE, days(90))).toEqual([]);
  });

  it('cancel out with the entry that takes them back', () => {
    const some = anyEntries.chain((entries) => fc.tuple(fc.constant(entries), someOf(entries)));
    alwaysHolds(
      fc.property(some, ([entries, taken]) => {
        const counters = taken.map((one) => counterEntry(one, `counter of ${one.id}`, days(300)));
        const left = entries.filter((one) => !taken.includes(one));
        expect(activeStrikes([...entries, ...counters], NONE, days(100))).toEqual(activeStrikes(left, NONE, days(100)));
      }),
    );
  });

  it("don't count while an appeal is open or after they are taken back", () => {
    const entries = [strike('a', AT), strike('b', AT)];
    expect(activeStrikes(entries, new Set(['a']), AT).map(({ id }) => id)).toEqual(['b']);
    expect(activeStrikes([...entries, counterEntry(strike('b', AT), 'c', AT)], NONE, AT).map(({ id }) => id)).toEqual([
      'a',
    ]);
  });

  it('notify the homeowner at the third within four weeks', () => {
    const told = (...at: number[]): boolean =>
      isReportedToHomeowner(
        at.map((day) => strike(String(day), days(day))),
        days(28),
      );
    expect(told(1, 5, 28)).toBe(true);
    expect(told(0, 5, 28)).toBe(false);
    expect(told(5, 28)).toBe(false);
    expect(told(1, 5, 6, 28)).toBe(false);
  });
});

describe('best and worst of the month', () => {
  it.each<[string, Standing[], string[], string[]]>([
    ['go by points', [standing('ada', 5), standing('ben', 9), standing('cem', 1)], ['ben'], ['cem']],
    [
      'go by strikes where points are equal',
      [standing('ada', 5, 1), standing('ben', 5), standing('cem', 5, 2)],
      ['ben'],
      ['cem'],
    ],
    [
      'are several where they are equal',
      [standing('ada', 9), standing('ben', 9), standing('cem', 1)],
      ['ada', 'ben'],
      ['cem'],
    ],
    ['are nobody where all are equal', [standing('ada', 5), standing('ben', 5)], [], []],
    ['are nobody where there is one', [standing('ada', 5)], [], []],
    ['are nobody where there is nobody', [], [], []],
  ])('%s', (_, standings, best, worst) => {
    expect(bestAndWorst(standings)).toEqual({ best, worst });
  });

  it('are never the same person, and nobody else is better or worse', () => {
    const anyStandings = fc
      .array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.nat(2)), { maxLength: 8 })
      .map((drawn) => drawn.map(([points, strikes], at) => standing(`roomie ${at}`, points, strikes)));
    alwaysHolds(
      fc.property(anyStandings, (standings) => {
        const { best, worst } = bestAndWorst(standings);
        expect(best.filter((id) => worst.includes(id))).toEqual([]);
        expect(best.length > 0).toBe(new Set(standings.map(({ points, strikes }) => `${points} ${strikes}`)).size > 1);
        const most = Math.max(...standings.map(({ points }) => points));
        const fewest = Math.min(...standings.map(({ points }) => points));
        for (const { roomieId, points } of standings) {
          if (best.includes(roomieId)) expect(points).toBe(most);
          if (worst.includes(roomieId)) expect(points).toBe(fewest);
        }
      }),
    );
  });
});

describe('a streak', () => {
  it('counts consecutive turns that were done', () => {
    expect(streakOf([])).toEqual({ current: 0, longest: 0 });
    expect(streakOf(['verified', 'verified', 'verified', 'missed', 'verified'])).toEqual({ current: 1, longest: 3 });
    expect(streakOf(['verified', 'rejected'])).toEqual({ current: 0, longest: 1 });
  });
});
