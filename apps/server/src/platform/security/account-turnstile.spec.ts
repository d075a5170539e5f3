import { AccountTurnstile } from './account-turnstile.ts';

const BOUNDS = { atOnce: 2, mostWaiting: 1, ofOne: { atOnce: 1, mostWaiting: 2 } };
const settled = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'done').catch((error: unknown) => error);

describe('the turnstile of accounts', () => {
  it('refuses an account that has too much under way, and lets others in', async () => {
    const turnstile = new AccountTurnstile(BOUNDS);
    const end = Promise.withResolvers<undefined>();
    const own = [1, 2, 3].map(() => settled(turnstile.pass('a', () => end.promise)));
    expect(await settled(turnstile.pass('a', () => end.promise))).toMatchObject({
      code: 'rate_limited',
      details: { retryAfter: 2 },
    });
    const others = ['b', 'c'].map((name) => settled(turnstile.pass(name, () => end.promise)));
    expect(await settled(turnstile.pass('d', () => end.promise))).toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 5 },
    });
    end.resolve(undefined);
    expect(await Promise.all([...own, ...others])).toEqual(Array(5).fill('done'));
    expect(await settled(turnstile.pass('a', () => Promise.resolve()))).toBe('done');
  });

  it('gives a place back after a failure', async () => {
    const turnstile = new AccountTurnstile({ ...BOUNDS, ofOne: { atOnce: 1, mostWaiting: 0 } });
    const failed = turnstile.pass('a', () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    expect(await settled(turnstile.pass('a', () => Promise.resolve()))).toBe('done');
  });

  it('keeps a place as long as somebody stays, in the order of coming', async () => {
    const turnstile = new AccountTurnstile(BOUNDS);
    const entered: string[] = [];
    const first = Promise.withResolvers<undefined>();
    await turnstile.enter('a', first.promise);
    const second = turnstile.enter('a', Promise.resolve()).then(() => entered.push('second'));
    await Promise.resolve();
    expect(entered).toEqual([]);
    first.resolve(undefined);
    await second;
    expect(entered).toEqual(['second']);
  });
});
