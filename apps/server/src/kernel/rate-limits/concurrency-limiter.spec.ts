import { DomainError } from '#kernel/errors/domain-error.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** Creates work that ends when the test tells it to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return {
    promise,
    end: () => {
      resolve(undefined);
    },
  };
}

const busy = (): DomainError => new DomainError('unavailable');

describe('the concurrency limiter', () => {
  it('runs a limited number at once, then the one that waited longest', async () => {
    const limiter = new ConcurrencyLimiter(1, 2, busy);
    const order: string[] = [];
    const first = work();
    const passed = ['a', 'b', 'c'].map((name) =>
      limiter.run(async () => {
        order.push(name);
        if (name === 'a') await first.promise;
      }),
    );
    await Promise.resolve();
    expect(order).toEqual(['a']);
    first.end();
    await Promise.all(passed);
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('rejects work when too much is waiting, and is free again after a failure', async () => {
    const limiter = new ConcurrencyLimiter(1, 0, busy);
    const first = work();
    const inside = limiter.run(() => first.promise);
    await expect(limiter.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    first.end();
    await inside;
    expect(limiter.isEmpty).toBe(true);
    await expect(limiter.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(limiter.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
