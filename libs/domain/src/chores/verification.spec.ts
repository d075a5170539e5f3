import fc from 'fast-check';

import { alwaysHolds } from '../../test/chores/arbitraries.ts';
import {
  quorumOf,
  type Verdict,
  verdictFixedAt,
  verdictRefusal,
  verdictsCloseAt,
  verificationOf,
  type VerifierRole,
} from './verification.ts';

const POSTED = new Date('2026-03-02T18:00:00Z');
const hours = (count: number): Date => new Date(POSTED.getTime() + count * 3_600_000);
const item = { posterId: 'ada', postedAt: POSTED };

/** Points and strikes: `+` and `-` of roomies, `P` and `S` of the homeowner, `(` and `)` of a neatkeeper. */
const verdictsIn = (said: string): Verdict[] =>
  Array.from(said, (sign, at) => ({
    voterId: `voter ${at}`,
    role: 'PS'.includes(sign) ? 'homeowner' : '()'.includes(sign) ? 'neatkeeper' : 'roomie',
    says: '+P('.includes(sign) ? 'point' : 'strike',
  }));

const anyVerdicts = fc
  .tuple(
    fc.array(fc.record({ role: fc.constantFrom<VerifierRole>('roomie', 'neatkeeper'), isPoint: fc.boolean() }), {
      maxLength: 9,
    }),
    fc.option(fc.record({ role: fc.constant<VerifierRole>('homeowner'), isPoint: fc.boolean() })),
  )
  .map(([some, homeowner]) =>
    [...some, ...(homeowner === null ? [] : [homeowner])].map<Verdict>(({ role, isPoint }, at) => ({
      voterId: `voter ${at}`,
      role,
      says: isPoint ? 'point' : 'strike',
    })),
  );
const anyHousemates = fc.nat(10);
const anyHour = fc.constantFrom(0, 47, 48, 60);

describe('whether a chore was done', () => {
  it.each([
    ['nobody has said something', 4, '', 'open'],
    ['too few housemates have', 4, '+', 'open'],
    ['half of the housemates have', 4, '++', 'verified'],
    ['half of an odd number have, rounded up', 5, '++', 'open'],
    ['most say that it was not', 5, '--+', 'rejected'],
    ['they are equally many', 4, '+-', 'open'],
    ['one more has said something', 4, '+-+', 'verified'],
    ['the homeowner has, alone', 4, 'S', 'rejected'],
    ['the homeowner is in the minority', 6, '++S', 'verified'],
    ['the homeowner is one of equally many', 4, '+S', 'rejected'],
    ['the homeowner is for it, of equally many', 4, '-P', 'verified'],
    ['only the neatkeeper has', 4, '((', 'open'],
    ['a neatkeeper makes the majority', 4, '-+(', 'verified'],
    ['the poster lives alone', 0, '', 'open'],
    ['one has left of two who decided', 1, '+-', 'open'],
    ['fewer live there than said something', 2, '--+', 'rejected'],
  ])('is decided where %s', (_, housemates, said, expected) => {
    expect(verificationOf(verdictsIn(said), { postedAt: POSTED, housemates }, hours(1))).toBe(expected);
  });

  it.each([
    ['nobody said something', '', 'verified'],
    ['one was against it', '-', 'rejected'],
    ['one was for it', '+', 'verified'],
    ['they are equally many', '+-', 'verified'],
    ['of equally many one is the homeowner', '+S', 'rejected'],
    ['a neatkeeper said something', ')', 'rejected'],
  ])('is decided after two days where %s', (_, said, expected) => {
    const of = (now: Date): string => verificationOf(verdictsIn(said), { postedAt: POSTED, housemates: 9 }, now);
    expect(of(hours(48))).toBe(expected);
  });

  it('needs a yes where the house had not planned it', () => {
    const of = (said: string): string =>
      verificationOf(verdictsIn(said), { postedAt: POSTED, housemates: 9, isExtra: true }, hours(48));
    expect(['', '+-', '+', 'P', '--', 'S'].map(of)).toEqual([
      ...['lapsed', 'lapsed', 'verified', 'verified', 'rejected', 'rejected'],
    ]);
  });

  it('needs half of the housemates, and one', () => {
    expect([0, 1, 2, 3, 4, 5].map(quorumOf)).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('does not depend on the order of verdicts', () => {
    const shuffled = anyVerdicts.chain((verdicts) =>
      fc.tuple(fc.constant(verdicts), fc.shuffledSubarray(verdicts, { minLength: verdicts.length })),
    );
    alwaysHolds(
      fc.property(shuffled, anyHousemates, anyHour, ([verdicts, others], housemates, hour) => {
        const posted = { postedAt: POSTED, housemates };
        expect(verificationOf(others, posted, hours(hour))).toBe(verificationOf(verdicts, posted, hours(hour)));
      }),
    );
  });

  it('is decided when the time is over, as it was before', () => {
    alwaysHolds(
      fc.property(anyVerdicts, anyHousemates, (verdicts, housemates) => {
        const posted = { postedAt: POSTED, housemates };
        const [before, after] = [hours(1), hours(48)].map((now) => verificationOf(verdicts, posted, now));
        expect(after).not.toBe('open');
        if (before !== 'open') expect(after).toBe(before);
      }),
    );
  });

  it('is never worse for one more who says that it was', () => {
    alwaysHolds(
      fc.property(anyVerdicts, fc.nat(8), anyHousemates, anyHour, (verdicts, which, housemates, hour) => {
        const posted = { postedAt: POSTED, housemates };
        const changed = verdicts.map((verdict, at) =>
          at === which ? { ...verdict, says: 'point' as const } : verdict,
        );
        const rank = { rejected: 0, lapsed: 1, open: 2, verified: 3 };
        expect(rank[verificationOf(changed, posted, hours(hour))]).toBeGreaterThanOrEqual(
          rank[verificationOf(verdicts, posted, hours(hour))],
        );
      }),
    );
  });

  it('is not decided by fewer than half of the housemates before the time is over', () => {
    alwaysHolds(
      fc.property(anyVerdicts, anyHousemates, (verdicts, housemates) => {
        const roomies = verdicts.filter(({ role }) => role === 'roomie').length;
        const isOpen = verificationOf(verdicts, { postedAt: POSTED, housemates }, hours(47)) === 'open';
        const isFew = roomies < housemates / 2 || roomies === 0;
        if (isFew && verdicts.every(({ role }) => role !== 'homeowner')) expect(isOpen).toBe(true);
      }),
    );
  });
});

describe('a verdict', () => {
  it('is not given about an own chore', () => {
    expect(verdictRefusal(item, 'ada', null, POSTED)).toBe('own');
    expect(verdictRefusal(item, 'ben', null, POSTED)).toBeNull();
  });

  it('is given until two days after posting', () => {
    expect(verdictsCloseAt(POSTED)).toEqual(hours(48));
    expect(verdictRefusal(item, 'ben', null, new Date(hours(48).getTime() - 1))).toBeNull();
    expect(verdictRefusal(item, 'ben', null, hours(48))).toBe('closed');
  });

  it('is changed within a day', () => {
    expect(verdictFixedAt(hours(2))).toEqual(hours(26));
    expect(verdictRefusal(item, 'ben', hours(2), new Date(hours(26).getTime() - 1))).toBeNull();
    expect(verdictRefusal(item, 'ben', hours(2), hours(26))).toBe('fixed');
  });
});
