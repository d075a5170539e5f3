import { AD_STATES, APPLICANT_STATES, PROSPECT_STATES } from '@common-roof/contracts';

import {
  type AdAction,
  adStateAfter,
  canBeOffered,
  canWithdraw,
  movesOf,
  postalArea,
  type ProspectAction,
  prospectStateAfter,
  prospectStateAt,
} from './ads.ts';

describe('the state of an ad', () => {
  it.each<[AdAction, (string | null | undefined)[]]>([
    // draft, open, paused, closed
    ['publish', ['open', undefined, undefined, undefined]],
    ['pause', [undefined, 'paused', undefined, undefined]],
    ['resume', [undefined, undefined, 'open', undefined]],
    ['edit', ['draft', 'open', 'paused', undefined]],
    ['close', [undefined, 'closed', 'closed', undefined]],
    ['discard', [null, undefined, undefined, undefined]],
    ['reopen', [undefined, undefined, undefined, 'open']],
  ])('after "%s"', (action, expected) => {
    expect(AD_STATES.map((state) => adStateAfter(state, action))).toEqual(expected);
  });
});

describe('an applicant', () => {
  it('is moved on by the homeowner, and never out of an end', () => {
    expect(APPLICANT_STATES.map((state) => movesOf(state).join(' '))).toEqual([
      'shortlisted showing declined',
      'new showing declined',
      'shortlisted declined',
      'accepted',
      '',
      'new shortlisted',
      '',
    ]);
  });

  it('never moves to where they are', () => {
    for (const state of APPLICANT_STATES) expect(movesOf(state)).not.toContain(state);
  });

  it('is offered the room before, and not after, the homeowner decided', () => {
    expect(APPLICANT_STATES.filter(canBeOffered)).toEqual(['new', 'shortlisted', 'showing']);
    expect(APPLICANT_STATES.filter(canWithdraw)).toEqual(['new', 'shortlisted', 'showing', 'offered']);
  });
});

describe('an offer', () => {
  it.each<[ProspectAction, (string | undefined)[]]>([
    // invited, viewed, signed, moved_in, withdrawn, expired
    ['view', ['viewed', 'viewed', undefined, undefined, undefined, undefined]],
    ['change', ['invited', 'viewed', undefined, undefined, undefined, undefined]],
    ['withdraw', ['withdrawn', 'withdrawn', undefined, undefined, undefined, 'withdrawn']],
    ['resend', ['invited', 'invited', undefined, undefined, undefined, 'invited']],
  ])('after "%s"', (action, expected) => {
    expect(PROSPECT_STATES.map((state) => prospectStateAfter(state, action))).toEqual(expected);
  });

  it('expires at its moment, and only while it waits', () => {
    const at = new Date('2026-05-01T12:00:00Z');
    const before = new Date(at.getTime() - 1);
    expect(prospectStateAt('invited', at, before)).toBe('invited');
    expect(prospectStateAt('invited', at, at)).toBe('expired');
    expect(prospectStateAt('viewed', at, at)).toBe('expired');
    for (const state of ['signed', 'moved_in', 'withdrawn'] as const)
      expect(prospectStateAt(state, at, at)).toBe(state);
  });
});

describe('the area of a postal code', () => {
  it.each([
    ['M20 3BG', 'M20'],
    ['10559', '105'],
    [' SW1A  1AA ', 'SW1A'],
    ['8004', '800'],
    ['', ''],
  ])('of "%s" is "%s"', (code, area) => {
    expect(postalArea(code)).toBe(area);
  });
});
