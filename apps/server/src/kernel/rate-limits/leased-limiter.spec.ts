import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { LeasedLimiter } from './leased-limiter.ts';

/** Returns how often `consume` is granted until it is rejected `refusals` times in a row. */
async function spend(consume: () => Promise<void>, tries: number): Promise<number> {
  let granted = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    granted += await consume().then(
      () => 1,
      (rejected: unknown) => {
        expect(rejected).toBeInstanceOf(RateLimiterRes);
        return 0;
      },
    );
  }
  return granted;
}

function counted(points: number) {
  const shared = new RateLimiterMemory({ points, duration: 60 });
  const consume = shared.consume.bind(shared);
  let count = 0;
  shared.consume = (...args) => {
    count += 1;
    return consume(...args);
  };
  return { shared, asked: () => count };
}

describe('a leased limit', () => {
  it.each([1, 7, 60, 300])('grants exactly %i on one node', async (points) => {
    const node = new LeasedLimiter(new RateLimiterMemory({ points, duration: 60 }));
    expect(await spend(() => node.consume('r1'), points + 20)).toBe(points);
  });

  it('grants no more for simultaneous calls', async () => {
    const node = new LeasedLimiter(new RateLimiterMemory({ points: 60, duration: 60 }));
    const answers = await Promise.allSettled(Array.from({ length: 500 }, () => node.consume('r1')));
    const granted = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(granted).toBe(60);
    expect(await spend(() => node.consume('r1'), 100)).toBe(0);
  });

  it('grants the last points that another node left', async () => {
    const shared = new RateLimiterMemory({ points: 60, duration: 60 });
    await shared.consume('r1', 57);
    const node = new LeasedLimiter(shared);
    expect(await spend(() => node.consume('r1'), 20)).toBe(3);
  });

  it('never grants more on two nodes, and at most a tenth less', async () => {
    const shared = new RateLimiterMemory({ points: 60, duration: 60 });
    const [busy, idle] = [new LeasedLimiter(shared), new LeasedLimiter(shared)];
    let turn = 0;
    const granted = await spend(() => {
      turn += 1;
      return (turn % 7 === 0 ? idle : busy).consume('r1');
    }, 200);
    expect(granted).toBeLessThanOrEqual(60);
    expect(granted).toBeGreaterThanOrEqual(54);
  });

  it('asks the shared limit once for a tenth of what is left', async () => {
    const { shared, asked } = counted(300);
    await spend(() => new LeasedLimiter(shared).consume('somebody'), 1);
    const node = new LeasedLimiter(shared);
    await spend(() => node.consume('r1'), 100);
    expect(asked()).toBe(1 + 4); // 30, 27, 24 and 21 points.
  });

  it("doesn't spend points of one window in the next", async () => {
    let now = 0;
    const { shared, asked } = counted(60);
    const node = new LeasedLimiter(shared, () => now);
    await node.consume('r1');
    await node.consume('r1');
    expect(asked()).toBe(1);
    now = 61_000;
    await node.consume('r1');
    expect(asked()).toBe(2);
  });

  it('counts people separately', async () => {
    const node = new LeasedLimiter(new RateLimiterMemory({ points: 1, duration: 60 }));
    await node.consume('r1');
    await expect(node.consume('r1m')).resolves.toBeUndefined();
  });
});
