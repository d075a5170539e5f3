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

/**
 * Parses points and strikes: `+` and `-` of roomies, `P` and `S` of the homeowner, `(` and `)` of a neatkeeper; `x` of
 * a roomie and `X` of the homeowner are strikes without a reason.
 */
const verdictsIn = (said: string): Verdict[] =>
  Array.from(said, (sign, at) => ({
    voterId: `voter ${at}`,
    role: 'PSX'.includes(sign) ? 'homeowner' : '()'.includes(sign) ? 'neatkeeper' : 'roomie',
    says: '+P('.includes(sign) ? 'point' : 'strike',
    reason: '-S)'.includes(sign) ? 'The sink is full.' : '',
  }));

const anyVerdicts = fc
  .tuple(
    fc.array(
      fc.record({
        role: fc.constantFrom<VerifierRole>('roomie', 'neatkeeper'),
        isPoint: fc.boolean(),
        reason: fc.constantFrom('', 'The sink is full.'),
      }),
      {
        maxLength: 9,
      },
    ),
    fc.option(
      fc.record({
        role: fc.constant<VerifierRole>('homeowner'),
        isPoint: fc.boolean(),
        reason: fc.constantFrom('', 'The sink is full.'),
      }),
    ),
  )
  .map(([some, homeowner]) =>
    [...some, ...(homeowner === null ? [] : [homeowner])].map<Verdict>(({ role, isPoint, reason }, at) => ({
      voterId: `voter ${at}`,
      role,
      reason,
      says: isPoint ? 'point' : 'strike',
    })),
  );
const anyHousemates = fc.nat(10);
const anyHour = fc.constantFrom(0, 47, 48, 60);

describe('chore verification', () => {
  it.each([
    ['nobody has said something', 4, '', 'open'],
    ['too few housemates have', 4, '+', 'open'],
    ['half of a few housemates have', 3, '++', 'verified'],
    ['half of many housemates have', 4, '++', 'open'],
    ['more than half of many have', 4, '+++', 'verified'],
    ['half of an odd number have, rounded up', 5, '++', 'open'],
    ['more than half say that it was not', 4, '---', 'rejected'],
    ['most say that it was not, and others are not heard', 5, '--+', 'open'],
    ['all are heard, and most say that it was not', 3, '--+', 'rejected'],
    ['one of two says that it was not', 1, '-', 'open'],
    ['one of three says that it was not', 2, '-', 'open'],
    ['both others say that it was not', 2, '--', 'rejected'],
    ['one of them names no reason', 2, '-x', 'open'],
    ['nobody names a reason', 2, 'xx', 'open'],
    ['they are equally many', 4, '+-', 'open'],
    ['one more has said something', 3, '+-+', 'verified'],
    ['the homeowner has, alone', 4, 'S', 'rejected'],
    ['the homeowner has, and names no reason', 4, 'X', 'open'],
    ['the homeowner is in the minority', 6, '++S', 'verified'],
    ['the homeowner is one of equally many', 4, '+S', 'rejected'],
    ['the homeowner is for it, of equally many', 4, '-P', 'verified'],
    ['only the neatkeeper has', 4, '((', 'open'],
    ['a neatkeeper makes the majority', 3, '-+(', 'verified'],
    ['the poster lives alone', 0, '', 'open'],
    ['one has left of two who decided', 1, '+-', 'open'],
    ['fewer live there than said something', 2, '--+', 'rejected'],
  ])('is decided at once: %s', (_, housemates, said, expected) => {
    expect(verificationOf(verdictsIn(said), { postedAt: POSTED, housemates }, hours(1))).toBe(expected);
  });

  it.each([
    ['nobody said something', '', 'verified'],
    ['one was against it', '-', 'verified'],
    ['two were against it', '--', 'rejected'],
    ['two were against it, one without a reason', '-x', 'verified'],
    ['the homeowner was against it', 'S', 'rejected'],
    ['one was for it', '+', 'verified'],
    ['they are equally many', '+-', 'verified'],
    ['of equally many one is the homeowner', '+S', 'rejected'],
    ['a neatkeeper alone was against it', ')', 'verified'],
    ['a neatkeeper and a roomie were', '-)', 'rejected'],
  ])('is decided after two days: %s', (_, said, expected) => {
    const of = (now: Date): string => verificationOf(verdictsIn(said), { postedAt: POSTED, housemates: 9 }, now);
    expect(of(hours(48))).toBe(expected);
  });

  it('needs a yes for an extra chore', () => {
    const of = (said: string): string =>
      verificationOf(verdictsIn(said), { postedAt: POSTED, housemates: 9, isExtra: true }, hours(48));
    expect(['', '+-', '+', 'P', '--', 'S'].map(of)).toEqual([
      ...['lapsed', 'lapsed', 'verified', 'verified', 'rejected', 'rejected'],
    ]);
  });

  it('needs half of a small group, more than half of a large one, and at least one person', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(quorumOf)).toEqual([1, 1, 1, 2, 3, 3, 4, 4]);
  });

  it("doesn't depend on the order of verdicts", () => {
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

  it('keeps a decision when time runs out', () => {
    alwaysHolds(
      fc.property(anyVerdicts, anyHousemates, (verdicts, housemates) => {
        const posted = { postedAt: POSTED, housemates };
        const [before, after] = [hours(1), hours(48)].map((now) => verificationOf(verdicts, posted, now));
        expect(after).not.toBe('open');
        if (before !== 'open') expect(after).toBe(before);
      }),
    );
  });

  it('never gets worse with one more positive verdict', () => {
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

  it("isn't decided early by fewer than half of the housemates", () => {
    alwaysHolds(
      fc.property(anyVerdicts, anyHousemates, (verdicts, housemates) => {
        const roomies = verdicts.filter(({ role }) => role === 'roomie').length;
        const isOpen = verificationOf(verdicts, { postedAt: POSTED, housemates }, hours(47)) === 'open';
        const isFew = roomies < housemates / 2 || roomies === 0;
        if (isFew && verdicts.every(({ role }) => role !== 'homeowner')) expect(isOpen).toBe(true);
      }),
    );
  });

  it('never rejects on one strike, without a reason, or while others could still turn the result', () => {
    alwaysHolds(
      fc.property(anyVerdicts, anyHousemates, anyHour, (verdicts, housemates, hour) => {
        if (verificationOf(verdicts, { postedAt: POSTED, housemates }, hours(hour)) !== 'rejected') return;
        const against = verdicts.filter(({ says, reason }) => says === 'strike' && reason !== '');
        const byOwner = against.some(({ role }) => role === 'homeowner');
        expect(byOwner || against.length >= 2).toBe(true);
        const heard = verdicts.filter(
          ({ role, says, reason }) => role === 'roomie' && (says === 'point' || reason !== ''),
        );
        const silent = Math.max(0, housemates - heard.length);
        const rest = Array.from({ length: silent }, (_, at): Verdict => ({
          voterId: `silent ${at}`,
          role: 'roomie',
          says: 'point',
          reason: '',
        }));
        if (hour >= 48 || byOwner) return;
        const turned = verificationOf([...verdicts, ...rest], { postedAt: POSTED, housemates }, hours(47));
        // With neatkeepers against it as well, the roomies alone could have been enough.
        if (against.every(({ role }) => role === 'roomie')) expect(turned).not.toBe('verified');
      }),
    );
  });
});

describe('a verdict', () => {
  it('is rejected on an own chore', () => {
    expect(verdictRefusal(item, 'ada', null, POSTED)).toBe('own');
    expect(verdictRefusal(item, 'ben', null, POSTED)).toBeNull();
  });

  it('is accepted until two days after posting', () => {
    expect(verdictsCloseAt(POSTED)).toEqual(hours(48));
    expect(verdictRefusal(item, 'ben', null, new Date(hours(48).getTime() - 1))).toBeNull();
    expect(verdictRefusal(item, 'ben', null, hours(48))).toBe('closed');
  });

  it('can be changed within a day', () => {
    expect(verdictFixedAt(hours(2))).toEqual(hours(26));
    expect(verdictRefusal(item, 'ben', hours(2), new Date(hours(26).getTime() - 1))).toBeNull();
    expect(verdictRefusal(item, 'ben', hours(2), hours(26))).toBe('fixed');
  });
});
