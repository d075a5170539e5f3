import { Idleness } from './watchdog.ts';

/** Returns the second in which a process counts as hung; null if it never does within ten minutes. */
function hungAfter(activeMsIn: (second: number) => number): number | null {
  const idleness = new Idleness();
  for (let second = 1; second <= 600; second += 1) if (idleness.addSecond(activeMsIn(second))) return second;
  return null;
}

describe('a process that waits', () => {
  it.each([
    ['does nothing', () => 0],
    ['looks after something every ten seconds', (second: number) => (second % 10 === 0 ? 400 : 0)],
  ])('has hung when it %s for two minutes', (_, work) => {
    expect(hungAfter(work)).toBe(120);
  });

  it.each([
    ['works all the time', () => 900],
    ['works for a while now and then', (second: number) => (second % 60 < 5 ? 1_000 : 0)],
  ])('has not hung when it %s', (_, work) => {
    expect(hungAfter(work)).toBeNull();
  });

  it('is found after it has worked', () => {
    expect(hungAfter((second) => (second <= 60 ? 1_000 : 0))).toBe(240);
  });
});
