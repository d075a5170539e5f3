import { APPLICANT_MOVES, APPLICANT_STATES } from '@common-roof/contracts';

import { applicantMachine, canBeShown, movesOf, moveTo, postalArea, prospectStateAt } from './ads.ts';

describe('an applicant', () => {
  it('is moved on by the homeowner, and never out of a final state', () => {
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

  it('never moves to its current state', () => {
    for (const state of APPLICANT_STATES) expect(movesOf(state)).not.toContain(state);
  });

  it('can be shown the room while the application is open', () => {
    expect(APPLICANT_STATES.filter(canBeShown)).toEqual(['new', 'shortlisted', 'showing', 'offered']);
  });

  it('can be moved by hand to the columns of the board', () => {
    for (const to of APPLICANT_MOVES) expect(applicantMachine.transitions[moveTo(to)].to).toBe(to);
  });
});

describe('an offer', () => {
  it('expires on time, and only while it waits for an answer', () => {
    const at = new Date('2026-05-01T12:00:00Z');
    const before = new Date(at.getTime() - 1);
    expect(prospectStateAt('invited', at, before)).toBe('invited');
    expect(prospectStateAt('invited', at, at)).toBe('expired');
    expect(prospectStateAt('viewed', at, at)).toBe('expired');
    for (const state of ['signed', 'moved_in', 'withdrawn'] as const)
      expect(prospectStateAt(state, at, at)).toBe(state);
  });
});

describe('postalArea', () => {
  it.each([
    ['M20 3BG', 'M20'],
    ['10559', '105'],
    [' SW1A  1AA ', 'SW1A'],
    ['8004', '800'],
    ['', ''],
  ])('shortens "%s" to "%s"', (code, area) => {
    expect(postalArea(code)).toBe(area);
  });
});
