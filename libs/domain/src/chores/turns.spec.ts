import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import { turnMachine } from './turn-machine.ts';
import {
  type HeldTurn,
  missedAt,
  type Reassignment,
  reassigned,
  skipOf,
  stillHolds,
  swapOf,
  takeoverOf,
  turnsOfAbsent,
  undoOf,
} from './turns.ts';

const PEOPLE = ['ada', 'ben', 'cem'];
const held = (id: string, assigneeId: string | null, dueOn = '2026-03-02'): HeldTurn => ({ id, dueOn, assigneeId });

const anyHolder = fc.option(fc.constantFrom(...PEOPLE));
const anyTurns = fc
  .array(anyHolder, { minLength: 1, maxLength: 8 })
  .map((holders) => holders.map((holder, at) => held(`turn ${at}`, holder)));

/** Actions on turns: who acts, on which turn, and with which other turn. */
const anyDeed = fc.record({
  kind: fc.constantFrom('swap', 'takeover', 'skip'),
  which: fc.nat(7),
  other: fc.nat(7),
  who: fc.constantFrom(...PEOPLE),
});

function changesOf(
  turns: readonly HeldTurn[],
  deed: { kind: string; which: number; other: number; who: string },
): Reassignment[] | null {
  const [one, other] = [turns[deed.which % turns.length], turns[deed.other % turns.length]];
  if (one === undefined || other === undefined) return null;
  if (deed.kind === 'swap') return swapOf(one, other);
  return deed.kind === 'skip' ? skipOf(one, deed.who) : takeoverOf(one, deed.who);
}

const countOf = (turns: readonly HeldTurn[], id: string | null): number =>
  turns.filter(({ assigneeId }) => assigneeId === id).length;

describe("a turn's assignee", () => {
  const [hers, his, nobodys] = [held('kitchen', 'ada'), held('stairs', 'ben'), held('bins', null)];

  it('changes on both turns at once in a swap', () => {
    expect(swapOf(hers, his)).toEqual([
      { turnId: 'kitchen', from: 'ada', to: 'ben' },
      { turnId: 'stairs', from: 'ben', to: 'ada' },
    ]);
    expect(swapOf(hers, held('bath', 'ada'))).toBeNull();
    expect(swapOf(hers, nobodys)).toBeNull();
  });

  it('changes when another roomie takes over an assigned or open turn, but not their own', () => {
    expect(takeoverOf(hers, 'ben')).toEqual([{ turnId: 'kitchen', from: 'ada', to: 'ben' }]);
    expect(takeoverOf(nobodys, 'ben')).toEqual([{ turnId: 'bins', from: null, to: 'ben' }]);
    expect(takeoverOf(hers, 'ada')).toBeNull();
  });

  it('changes when the assignee passes the turn on to another roomie or leaves it open', () => {
    expect(skipOf(hers, 'ben')).toEqual([{ turnId: 'kitchen', from: 'ada', to: 'ben' }]);
    expect(skipOf(hers, null)).toEqual([{ turnId: 'kitchen', from: 'ada', to: null }]);
    expect(skipOf(hers, 'ada')).toBeNull();
    expect(skipOf(nobodys, 'ada')).toBeNull();
  });

  it('stays the same when another change came first', () => {
    const changes = swapOf(hers, his) ?? [];
    expect(reassigned([hers, held('stairs', 'cem')], changes)).toBeNull();
    expect(reassigned([hers], changes)).toBeNull();
    expect(changes.map((change) => stillHolds([hers, held('stairs', 'cem')], change))).toEqual([true, false]);
  });

  it('is chosen again if they are away on the day or have left', () => {
    const people = [
      { id: 'ada', stays: [{ from: '2026-01-01', until: null }], away: [{ from: '2026-03-02', to: '2026-03-03' }] },
      { id: 'ben', stays: [{ from: '2026-01-01', until: '2026-03-03' }], away: [] },
    ];
    const turns = [
      hers,
      held('bath', 'ada', '2026-03-04'),
      his,
      held('hall', 'ben', '2026-03-03'),
      nobodys,
      held('oven', 'cem'),
    ];
    expect(turnsOfAbsent(turns, people).map(({ id }) => id)).toEqual(['kitchen', 'hall', 'oven']);
  });

  it('is restored when all changes are undone in reverse order', () => {
    alwaysHolds(
      fc.property(anyTurns, fc.array(anyDeed, { maxLength: 6 }), (turns, deeds) => {
        let now = turns;
        const done: Reassignment[][] = [];
        for (const deed of deeds) {
          const changes = changesOf(now, deed);
          if (changes === null) continue;
          const next = reassigned(now, changes);
          expect(next).not.toBeNull();
          expect(next).not.toEqual(now);
          now = next ?? [];
          done.unshift(changes);
        }
        for (const changes of done) now = reassigned(now, undoOf(changes)) ?? [];
        expect(now).toEqual(turns);
      }),
    );
  });

  it('leaves everyone with as many turns after a swap, and swapping twice changes nothing', () => {
    alwaysHolds(
      fc.property(anyTurns, fc.nat(7), fc.nat(7), (turns, which, other) => {
        const changes = changesOf(turns, { kind: 'swap', which, other, who: '' });
        if (changes === null) return;
        const after = reassigned(turns, changes) ?? [];
        for (const id of [...PEOPLE, null]) expect(countOf(after, id)).toBe(countOf(turns, id));
        expect(undoOf(undoOf(changes))).toEqual(changes);
      }),
    );
  });

  it('moves one turn to the taker in a takeover', () => {
    alwaysHolds(
      fc.property(anyTurns, fc.nat(7), fc.constantFrom(...PEOPLE), (turns, which, who) => {
        const former = turns[which % turns.length]?.assigneeId ?? null;
        const changes = changesOf(turns, { kind: 'takeover', which, other: 0, who });
        if (changes === null) return;
        const after = reassigned(turns, changes) ?? [];
        expect(countOf(after, who)).toBe(countOf(turns, who) + 1);
        expect(countOf(after, former)).toBe(countOf(turns, former) - 1);
      }),
    );
  });
});

describe('a turn', () => {
  it('can be posted until a day after it is due', () => {
    expect(missedAt(new Date('2026-03-28T17:00:00Z'))).toEqual(new Date('2026-03-29T17:00:00Z'));
  });

  it('is never done by being passed on, taken over or swapped', () => {
    for (const action of ['assign', 'swap', 'takeOver', 'skip', 'undo'] as const) {
      expect(turnMachine.transitions[action]).toMatchObject({ from: ['due'], to: 'same' });
    }
  });
});
