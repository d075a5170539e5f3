import { canReportVisit, isCoveredByVisit, visitConfirmsAt } from './visits.ts';

describe('a visit report', () => {
  it('is confirmed two days after it was sent', () => {
    expect(visitConfirmsAt(new Date('2026-03-28T12:00:00Z'))).toEqual(new Date('2026-03-30T12:00:00Z'));
  });

  it.each([
    ['2026-03-01', true],
    ['2026-02-28', true],
    ['2026-02-27', true],
    ['2026-02-26', false],
    ['2026-03-02', false],
  ])('for %s can be sent on the first of March: %s', (visitedOn, can) => {
    expect(canReportVisit(visitedOn, '2026-03-01')).toBe(can);
  });

  it.each([
    ['a turn of its day', '2026-03-10', '2026-03-10T20:00:00Z', true],
    ['one of the day before that can still be done', '2026-03-09', '2026-03-09T20:00:00Z', true],
    ['one that is missed', '2026-03-09', '2026-03-09T10:00:00Z', false],
    ['one of a day to come', '2026-03-11', '2026-03-11T10:00:00Z', false],
  ])('covers %s: %s %s %s', (_, dueOn, dueAt, is) => {
    const turn = { dueOn, dueAt: new Date(dueAt) };
    expect(isCoveredByVisit(turn, '2026-03-10', new Date('2026-03-10T12:00:00Z'))).toBe(is);
  });
});
