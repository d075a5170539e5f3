import { TURNS_WINDOW_DAYS } from '@common-roof/contracts';
import { daysBetween } from '@common-roof/domain';

import { dayTitle, daysOf, weekdayOf } from '#ui/calendar-days.ts';
import { spanName, spanOf, stepFrom, VIEWS } from './days.ts';

describe('the days of the calendar', () => {
  it('of a week begin on Monday, even if it was in the previous month', () => {
    expect(spanOf('week', '2026-03-01')).toEqual({ from: '2026-02-23', until: '2026-03-02' });
    expect(spanOf('week', '2026-03-02')).toEqual({ from: '2026-03-02', until: '2026-03-09' });
  });

  it('of a month are whole weeks', () => {
    expect(spanOf('month', '2026-11-15')).toEqual({ from: '2026-10-26', until: '2026-12-07' });
    // February 2027 begins on a Monday and ends on a Sunday.
    expect(spanOf('month', '2027-02-28')).toEqual({ from: '2027-02-01', until: '2027-03-01' });
  });

  it('contain each day once, across clock changes, within the query limit', () => {
    for (const view of VIEWS) {
      for (const day of ['2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31']) {
        const span = spanOf(view, day);
        const days = daysOf(span);
        expect(days).toContain(day);
        expect(new Set(days).size).toBe(daysBetween(span.from, span.until));
        expect(days.length).toBeLessThanOrEqual(TURNS_WINDOW_DAYS);
        expect(view === 'list' ? 1 : weekdayOf(span.from)).toBe(1);
      }
    }
  });

  it('step from each month to the next and back, even from its 31st', () => {
    expect(stepFrom('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(stepFrom('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(stepFrom('week', '2026-12-30', 1)).toBe('2027-01-06');
    expect(stepFrom('list', '2026-11-23', 1)).toBe('2026-12-21');
  });

  it('are named relative to today', () => {
    const titles = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((day) =>
      dayTitle(day, '2026-11-23', 'en'),
    );
    expect(titles).toEqual(['Yesterday', 'Today', 'Tomorrow', 'Wednesday, November 25']);
    expect(dayTitle('2026-11-24', '2026-11-23', 'de')).toBe('Morgen');
  });

  it('are named together by month, or from first to last', () => {
    expect(spanName('month', '2026-11-23', 'en')).toBe('November 2026');
    expect(spanName('week', '2026-11-25', 'de')).toMatch(/23\.\s?[–-]\s?29\.11\.2026/);
  });
});
