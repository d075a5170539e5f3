import { APPLICANT_MOVES, APPLICANT_STATES } from '@common-roof/contracts';

import { applicantMachine, canBeShown, movesOf, moveTo, postalArea, prospectStateAt } from './ads.ts';

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

  it('is shown the room as long as they are in the running', () => {
    expect(APPLICANT_STATES.filter(canBeShown)).toEqual(['new', 'shortlisted', 'showing', 'offered']);
  });

  it('is moved by hand to where the board says', () => {
    for (const to of APPLICANT_MOVES) expect(applicantMachine.transitions[moveTo(to)].to).toBe(to);
  });
});

describe('an offer', () => {
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
