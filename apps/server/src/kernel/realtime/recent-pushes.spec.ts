import { RecentPushes } from './recent-pushes.ts';

function recentPushes() {
  const clock = { ms: 0 };
  return { clock, pushes: new RecentPushes(() => clock.ms) };
}

describe('what was pushed lately', () => {
  it('is nothing to a room that was told nothing within the time', () => {
    const { clock, pushes } = recentPushes();
    pushes.remember(['account:a'], 'house:changed');
    clock.ms = 20_000;
    pushes.remember(['account:b'], 'house:changed');
    expect(pushes.isAnyWithin(2_000, ['account:a', 'session:a'])).toBe(false);
    expect(pushes.isAnyWithin(2_000, ['account:a', 'account:b'])).toBe(true);
  });

  it('counts as well what was told while the question was on its way', () => {
    const { clock, pushes } = recentPushes();
    clock.ms = 20_000;
    pushes.remember(['account:a'], 'house:changed');
    clock.ms = 25_000;
    expect(pushes.isAnyWithin(1_000, ['account:a'])).toBe(true);
  });

  it('may be anything before the process began, and beyond what is kept', () => {
    const { clock, pushes } = recentPushes();
    clock.ms = 6_000;
    expect(pushes.isAnyWithin(2_000, ['account:a'])).toBe(true);
    clock.ms = 600_000;
    expect(pushes.isAnyWithin(2_000, ['account:a'])).toBe(false);
    expect(pushes.isAnyWithin(60_000, ['account:a'])).toBe(true);
  });

  it('is not who types, nor who is there', () => {
    const { clock, pushes } = recentPushes();
    clock.ms = 20_000;
    pushes.remember(['conversation:a'], 'typing');
    pushes.remember(['conversation:a'], 'presence');
    expect(pushes.isAnyWithin(2_000, ['conversation:a'])).toBe(false);
  });
});
