import { type ElectionPerson, electionOutcome, isElectionOver, nextElectionAt, votesByCandidate } from './election.ts';
import { rightsOfRoomie } from './rights.ts';

const ENDS = new Date('2027-03-20T10:00:00Z');
const BEFORE = new Date('2027-03-19T10:00:00Z');

/** A generator of whole numbers below a limit that repeats (Park and Miller). */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const person = (id: string, more: Partial<ElectionPerson> = {}): ElectionPerson => ({
  id,
  stands: false,
  choice: null,
  terms: 0,
  ...more,
});

/** A house of up to six people as any order of standing, voting and moving out can leave it. */
function houseFrom(seed: number): ElectionPerson[] {
  const number = numbersFrom(seed * 7_919 + 13);
  number(2);
  const ids = Array.from({ length: number(7) }, (_, at) => `p${String(at)}`);
  const standing = ids.filter(() => number(2) === 0);
  return ids.map((id) => ({
    id,
    stands: standing.includes(id),
    choice: number(3) === 0 ? null : (standing[number(Math.max(1, standing.length))] ?? null),
    terms: number(3),
  }));
}

describe('an election', () => {
  it('is over when time is up, everyone has voted, or too few are left', () => {
    const [a, b] = [person('a', { stands: true, choice: 'a' }), person('b')];
    expect(isElectionOver({ people: [a, b], endsAt: ENDS }, BEFORE)).toBe(false);
    expect(isElectionOver({ people: [a, b], endsAt: ENDS }, ENDS)).toBe(true);
    expect(isElectionOver({ people: [a, { ...b, choice: 'a' }], endsAt: ENDS }, BEFORE)).toBe(true);
    expect(isElectionOver({ people: [a], endsAt: ENDS }, BEFORE)).toBe(true);
  });

  it('elects nobody without candidates, votes or two people', () => {
    expect(electionOutcome([person('a', { stands: true, choice: 'a' })], ['a'])).toEqual({ failure: 'too_few' });
    expect(electionOutcome([person('a'), person('b')], ['a', 'b'])).toEqual({ failure: 'no_candidate' });
    expect(electionOutcome([person('a', { stands: true }), person('b')], ['a', 'b'])).toEqual({ failure: 'no_vote' });
  });

  it('breaks a tie by fewer earlier terms, then by the draw', () => {
    const [a, b] = [person('a', { stands: true, choice: 'b' }), person('b', { stands: true, choice: 'a' })];
    expect(electionOutcome([a, b], ['b', 'a'])).toEqual({ winner: 'b', decidedBy: 'draw' });
    expect(electionOutcome([a, b], ['a', 'b'])).toEqual({ winner: 'a', decidedBy: 'draw' });
    expect(electionOutcome([a, { ...b, terms: 1 }], ['b', 'a'])).toEqual({ winner: 'a', decidedBy: 'terms' });
  });

  it('elects a candidate whom nobody beats, whoever stood, voted or left', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const people = houseFrom(seed);
      const drawn = people.map(({ id }) => id).toReversed();
      const outcome = electionOutcome(people, drawn);
      // The order in which people are read changes nothing.
      expect(electionOutcome(people.toReversed(), drawn)).toEqual(outcome);
      const votes = votesByCandidate(people);
      const most = Math.max(0, ...votes.values());
      if ('failure' in outcome) {
        expect(people.length < 2 || most === 0).toBe(true);
        continue;
      }
      expect(votes.get(outcome.winner)).toBe(most);
      const level = people.filter(({ id }) => votes.get(id) === most);
      const terms = people.find(({ id }) => id === outcome.winner)?.terms;
      expect(Math.min(...level.map((one) => one.terms))).toBe(terms);
      expect(outcome.decidedBy === 'votes').toBe(level.length === 1);
    }
  });

  it('can be called against the same speaker after 14 days', () => {
    expect(nextElectionAt(new Date('2027-03-01T10:00:00Z'))).toEqual(new Date('2027-03-15T10:00:00Z'));
  });
});

describe('the rights of a roomie', () => {
  it.each([
    ['owner', 'owner', 'owner', true, []],
    ['speaker', 'owner', 'everyone', true, ['bills', 'invite']],
    ['speaker', 'everyone', 'speaker', false, ['chores']],
    ['everyone', 'speaker', 'speaker', true, ['bills', 'chores', 'invite']],
  ] as const)(
    'with %s, %s and %s for bills, chores and people, speaker %s: %j',
    (bills, chores, invite, isSpeaker, rights) => {
      expect(rightsOfRoomie({ holders: { bills, chores, invite }, isSpeaker })).toEqual(rights);
    },
  );
});
