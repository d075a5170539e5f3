import { Sampler } from './sampler.ts';

describe('a sampler', () => {
  const time = { now: 0 };
  const samples = (most: number, keys = 100): Sampler => new Sampler(most, keys, () => time.now);

  it('lets a few of one kind through a minute, and says how many it left out', () => {
    const sampler = samples(3);
    const taken = Array.from({ length: 20 }, () => sampler.sample('a'));
    expect(taken).toEqual([0, 0, 0, ...Array<undefined>(17).fill(undefined)]);
    expect(sampler.sample('b')).toBe(0);
    time.now += 60_000;
    expect([sampler.sample('a'), sampler.sample('a'), sampler.sample('b')]).toEqual([17, 0, 0]);
  });

  it('remembers a bounded number of kinds', () => {
    const sampler = samples(1, 2);
    for (const key of ['a', 'b', 'c']) expect(sampler.sample(key)).toBe(0);
    expect([sampler.sample('c'), sampler.sample('a')]).toEqual([undefined, 0]);
  });
});
