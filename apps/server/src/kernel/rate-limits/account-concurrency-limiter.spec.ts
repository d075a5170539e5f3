import { AccountConcurrencyLimiter } from './account-concurrency-limiter.ts';

const BOUNDS = { atOnce: 2, mostWaiting: 1, ofOne: { atOnce: 1, mostWaiting: 2 } };
const settled = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'done').catch((error: unknown) => error);

describe('the account concurrency limiter', () => {
  it('refuses an account that has too much under way, and lets others in', async () => {
    const limiter = new AccountConcurrencyLimiter(BOUNDS);
    const end = Promise.withResolvers<undefined>();
    const own = [1, 2, 3].map(() => settled(limiter.run('a', () => end.promise)));
    expect(await settled(limiter.run('a', () => end.promise))).toMatchObject({
      code: 'rate_limited',
      details: { retryAfter: 2 },
    });
    const others = ['b', 'c'].map((name) => settled(limiter.run(name, () => end.promise)));
    expect(await settled(limiter.run('d', () => end.promise))).toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 5 },
    });
    end.resolve(undefined);
    expect(await Promise.all([...own, ...others])).toEqual(Array(5).fill('done'));
    expect(await settled(limiter.run('a', () => Promise.resolve()))).toBe('done');
  });

  it('gives a place back after a failure', async () => {
    const limiter = new AccountConcurrencyLimiter({ ...BOUNDS, ofOne: { atOnce: 1, mostWaiting: 0 } });
    const failed = limiter.run('a', () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    expect(await settled(limiter.run('a', () => Promise.resolve()))).toBe('done');
  });

  it('keeps the queue in order of arrival', async () => {
    const limiter = new AccountConcurrencyLimiter(BOUNDS);
    const entered: string[] = [];
    const first = Promise.withResolvers<undefined>();
    await limiter.enter('a', first.promise);
    const second = limiter.enter('a', Promise.resolve()).then(() => entered.push('second'));
    await Promise.resolve();
    expect(entered).toEqual([]);
    first.resolve(undefined);
    await second;
    expect(entered).toEqual(['second']);
  });
});
