import { readFileSync } from 'node:fs';

import { casesOf } from '@common-roof/testing';
import fc from 'fast-check';

import { CAP_DAYS, CAP_FACTOR, plusDays, type Recurrence } from '../../src/index.ts';
import { anyPoints } from './arbitraries.ts';
import { type Flatmate, offeredTo, openingRunOf, played, pointsIn, type RefusedChore } from './simulated-refusal.ts';
import { CHORES } from './simulated-year.ts';

const FROM = '2026-01-01';
const STOPS = '2026-06-01';
const IDS = ['Ada', 'Ben', 'Cem', 'Dia', 'Eve'];

const stays = (id: string, more: Partial<Flatmate> = {}): Flatmate => ({
  id,
  stays: [{ from: '2025-06-01', until: null }],
  away: [],
  refusesFrom: null,
  ...more,
});
const houseWhere = (refusers: readonly string[], refusesFrom: string): Flatmate[] =>
  IDS.map((id) => stays(id, refusers.includes(id) ? { refusesFrom } : {}));

const anyRecurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ every: fc.constant('day'), interval: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    every: fc.constant('week'),
    interval: fc.integer({ min: 1, max: 2 }),
    weekdays: fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 })
      .map((days) => days.toSorted((a, b) => a - b)),
  }),
  fc.record({
    every: fc.constant('month'),
    interval: fc.constant(1),
    in: fc.record({ on: fc.constant('day'), day: fc.integer({ min: 1, max: 31 }) }),
  }),
);
/** Chores with some work every week. */
const anyChores: fc.Arbitrary<RefusedChore[]> = fc
  .array(fc.record({ points: anyPoints, recurrence: anyRecurrence }), { minLength: 3, maxLength: 6 })
  .map((chores) => chores.map((chore, at) => ({ ...chore, name: `chore ${at}` })));

/** Simulating a year is slow, so fewer houses than for simple rules. */
const holdsInHouses = <T>(property: fc.IProperty<T>): void => fc.assert(property, casesOf(100));

describe('a house in which one of five refuses from June on', () => {
  const people = houseWhere(['Eve'], STOPS);
  const thirteenMonths = { chores: CHORES, people, from: FROM, until: '2027-02-01' };
  const autumn = (turns: ReturnType<typeof played>['turns']) =>
    turns.filter(({ dueOn }) => dueOn >= '2026-10-01' && dueOn < '2027-01-01');
  const givenToEve = (turns: ReturnType<typeof played>['turns']): number =>
    pointsIn(turns.filter(({ holder }) => holder === 'Eve')) / pointsIn(turns);

  it('matches docs/fairness.md', () => {
    const document = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');
    const [plain, now] = [played({ ...thirteenMonths, isPlain: true }), played(thirteenMonths)];
    const percent = (part: number): string => `${Math.round(part * 100)} %`;
    const rows = ['05', '06', '07', '08', '09', '10', '11', '12'].map((month) => {
      const of = ({ turns }: typeof now) => turns.filter(({ dueOn }) => dueOn.startsWith(`2026-${month}`));
      const done = (game: typeof now): string =>
        percent(pointsIn(of(game).filter(({ doer }) => doer !== null)) / pointsIn(of(game)));
      const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(`2026-${month}-15`));
      const [before, after] = [percent(givenToEve(of(plain))), percent(givenToEve(of(now)))];
      return `| ${name} | ${before} | ${done(plain)} | ${after} | ${done(now)} |`;
    });
    expect(document.replaceAll(/ +/g, ' ')).toContain(rows.join('\n'));
  });

  it('gave her nearly everything with debts alone', () => {
    const { turns } = played({ ...thirteenMonths, isPlain: true });
    expect(givenToEve(autumn(turns))).toBeGreaterThan(0.9);
  });

  it('gives her turns to active roomies and keeps what she owes', () => {
    const { turns, owedBy, drift } = played(thirteenMonths);
    expect(givenToEve(autumn(turns))).toBe(0);
    expect(pointsIn(autumn(turns).filter(({ doer }) => doer === null))).toBe(0);
    expect(offeredTo(turns, (id, day) => id !== 'Eve' || day < STOPS)).toBe(1);
    // A fifth of what was due while she did nothing, plus the bonuses others got for three of her turns.
    const fifth = pointsIn(turns.filter(({ dueOn }) => dueOn >= STOPS)) / 5;
    const more = owedBy('Eve').turns + owedBy('Eve').arrears - fifth;
    expect(more).toBeGreaterThan(-6);
    expect(more).toBeLessThan(9 + 6);
    // A newcomer is now neither behind the others nor ahead of them.
    expect(Math.abs(drift)).toBeLessThan(1);
  });
});

describe('a year in which some of five refuse', () => {
  it.each([[['Eve']], [['Dia', 'Eve']]])('offers 95 % of the work to active roomies, where %j refuse', (refusers) => {
    holdsInHouses(
      fc.property(anyChores, fc.integer({ min: 0, max: 60 }), (chores, ahead) => {
        const stops = plusDays(FROM, ahead);
        const { turns } = played({
          chores,
          people: houseWhere(refusers, stops),
          from: FROM,
          until: plusDays(stops, 365),
        });
        const since = turns.filter(({ dueOn }) => dueOn >= stops);
        expect(offeredTo(since, (id) => !refusers.includes(id))).toBeGreaterThanOrEqual(0.95);
      }),
    );
  });

  it.each([[['Eve']], [['Dia', 'Eve']]])('starts nobody with a longer run of turns, where %j refuse', (refusers) => {
    holdsInHouses(
      fc.property(anyChores, fc.integer({ min: 100, max: 300 }), (chores, arrival) => {
        const newcomer = stays('Fay', { stays: [{ from: plusDays(FROM, arrival), until: null }] });
        const runIn = (people: readonly Flatmate[]): number => {
          const { turns } = played({ chores, people: [...people, newcomer], from: FROM, until: plusDays(FROM, 365) });
          return openingRunOf(turns, 'Fay');
        };
        const heaviest = Math.max(...chores.map(({ points }) => points));
        const most = Math.max(heaviest, runIn(houseWhere([], FROM)));
        expect(runIn(houseWhere(refusers, FROM))).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('a roomie who starts again after missed turns', () => {
  const BACK = '2026-09-01';
  const people = [...houseWhere([], FROM).slice(0, 4), stays('Eve', { refusesFrom: STOPS, backOn: BACK })];
  const { turns, owedBy, drift } = played({ chores: CHORES, people, from: FROM, until: '2027-12-01' });

  it('gets at most one and a half times their share plus one heavy chore', () => {
    for (let from = BACK; from < '2027-11-01'; from = plusDays(from, 1)) {
      const window = turns.filter(({ dueOn }) => dueOn >= from && dueOn < plusDays(from, CAP_DAYS + 7));
      const theirs = pointsIn(window.filter(({ holder }) => holder === 'Eve'));
      expect(theirs).toBeLessThanOrEqual(CAP_FACTOR * (pointsIn(window) / 5) + 2 * 6);
    }
  });

  it('pays off their debt in the end without affecting the others', () => {
    expect(owedBy('Eve').arrears).toBeLessThan(1);
    expect(Math.abs(drift)).toBeLessThan(1);
    const late = turns.filter(({ dueOn }) => dueOn >= '2027-09-01');
    const part = pointsIn(late.filter(({ holder }) => holder === 'Eve')) / pointsIn(late);
    expect(part).toBeGreaterThan(0.15);
    expect(part).toBeLessThan(0.25);
  });
});
