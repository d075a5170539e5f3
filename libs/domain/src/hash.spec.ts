import { hashOf } from './hash.ts';

describe('a hash of a text', () => {
  it('never changes, because stored results depend on it', () => {
    expect([hashOf(''), hashOf('a'), hashOf('turn'), hashOf('Küche')]).toEqual([
      2_872_998_923, 444_641_715, 2_605_672_121, 2_838_307_920,
    ]);
  });

  it('spreads similar texts evenly', () => {
    const drawn = Map.groupBy(
      Array.from({ length: 50_000 }, (_, at) => hashOf(`turn ${at}`) % 5),
      (number) => number,
    );
    for (const same of drawn.values()) expect(Math.abs(same.length - 10_000)).toBeLessThan(400);
    expect(drawn.size).toBe(5);
  });
});
