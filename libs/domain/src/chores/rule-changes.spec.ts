import fc from 'fast-check';

import { alwaysHolds, someOf } from '../../test/chores/arbitraries.ts';
import { mayVote, type RuleVote, tallyOf, votingEndsAt } from './rule-changes.ts';

const AT = new Date('2026-03-10T12:00:00Z');
const days = (count: number, millis = 0): Date => new Date(AT.getTime() + count * 86_400_000 + millis);
const PEOPLE = ['ada', 'ben', 'cem', 'dia'];
const vote = (voterId: string, isFor: boolean): RuleVote => ({ voterId, isFor });

describe('voting on a rule change', () => {
  const voting = { openedAt: AT, electorate: ['ada', 'ben', 'cem'], votes: [vote('ada', true), vote('ben', false)] };

  it('lasts seven days, or until everyone has voted', () => {
    expect(tallyOf(voting, days(7, -1))).toEqual({ for: 1, against: 1, missing: 1, isOver: false });
    expect(tallyOf(voting, votingEndsAt(AT))).toEqual({ for: 1, against: 1, missing: 1, isOver: true });
    const votes = [...voting.votes, vote('cem', true)];
    expect(tallyOf({ ...voting, votes }, AT)).toEqual({ for: 2, against: 1, missing: 0, isOver: true });
  });

  it('is open to those who lived there when it began', () => {
    expect(mayVote(voting, 'ada', AT)).toBe(true);
    expect(mayVote(voting, 'dia', AT)).toBe(false);
    expect(mayVote(voting, 'ada', days(7))).toBe(false);
    expect(tallyOf({ ...voting, votes: [vote('dia', true)] }, AT)).toMatchObject({ for: 0, missing: 3 });
  });

  it('ends at once if nobody lives there', () => {
    expect(tallyOf({ openedAt: AT, electorate: [], votes: [] }, AT).isOver).toBe(true);
  });

  it('counts each member of the electorate once, and nobody else', () => {
    const anyVotes = someOf(PEOPLE).chain((voters) =>
      fc.tuple(...voters.map((voterId) => fc.boolean().map((isFor) => vote(voterId, isFor)))),
    );
    alwaysHolds(
      fc.property(someOf(PEOPLE), anyVotes, fc.integer({ min: 0, max: 8 }), (electorate, votes, day) => {
        const tally = tallyOf({ openedAt: AT, electorate, votes }, days(day));
        expect(tally.for + tally.against + tally.missing).toBe(electorate.length);
        expect(tally.missing).toBe(electorate.filter((id) => votes.every(({ voterId }) => voterId !== id)).length);
        expect(tallyOf({ openedAt: AT, electorate, votes: votes.toReversed() }, days(day))).toEqual(tally);
      }),
    );
  });
});
