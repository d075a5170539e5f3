import { appealableUntil, appealRefusal, deciderOf, escalatesAt, mayDecide, upheldAt } from './appeals.ts';

const AT = new Date('2026-03-10T12:00:00Z');
const days = (count: number, millis = 0): Date => new Date(AT.getTime() + count * 86_400_000 + millis);

describe('an appeal', () => {
  const cause = { roomieId: 'ada', givenAt: AT, isAppealed: false };

  it('is accepted once, within seven days, from the roomie concerned', () => {
    expect(appealableUntil(AT)).toEqual(days(7));
    expect(appealRefusal(cause, 'ada', days(7, -1))).toBeNull();
    expect(appealRefusal(cause, 'ada', days(7))).toBe('too_late');
    expect(appealRefusal({ ...cause, isAppealed: true }, 'ada', AT)).toBe('already_appealed');
    expect(appealRefusal(cause, 'ben', AT)).toBe('not_yours');
  });

  it('is decided by the homeowner for seven days, by an admin for seven more, then upheld automatically', () => {
    const appeal = { openedAt: AT, givenBy: ['ben'] };
    expect(deciderOf(appeal, 'hanna', AT)).toBe('homeowner');
    expect(deciderOf(appeal, 'hanna', days(7, -1))).toBe('homeowner');
    expect(deciderOf(appeal, 'hanna', escalatesAt(AT))).toBe('admin');
    expect(deciderOf(appeal, 'hanna', days(14, -1))).toBe('admin');
    expect(deciderOf(appeal, 'hanna', upheldAt(AT))).toBe('time');
    expect([escalatesAt(AT), upheldAt(AT)]).toEqual([days(7), days(14)]);
  });

  it('is never decided by the person who gave the strike or feedback', () => {
    const appeal = { openedAt: AT, givenBy: ['ben', 'hanna'] };
    const admin = { id: 'alex', role: 'admin' } as const;
    expect(deciderOf(appeal, 'hanna', AT)).toBe('admin');
    expect(mayDecide(appeal, { id: 'hanna', role: 'homeowner' }, 'hanna', AT)).toBe(false);
    expect(mayDecide(appeal, admin, 'hanna', AT)).toBe(true);
    expect(mayDecide({ openedAt: AT, givenBy: ['alex'] }, admin, 'hanna', days(8))).toBe(false);
  });

  it('has one decider at a time', () => {
    const appeal = { openedAt: AT, givenBy: [] };
    const may = (role: 'homeowner' | 'admin', now: Date): boolean =>
      mayDecide(appeal, { id: role === 'admin' ? 'alex' : 'hanna', role }, 'hanna', now);
    expect([AT, days(8), days(14)].map((now) => [may('homeowner', now), may('admin', now)])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});
