import { DomainError } from '../http/domain-error.ts';
import { Turnstile } from './turnstile.ts';

/** Work that ends when it is told to. */
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

describe('the turnstile', () => {
  it('lets so many through at once, then the one that waited longest', async () => {
    const turnstile = new Turnstile(1, 2, busy);
    const order: string[] = [];
    const first = work();
    const passed = ['a', 'b', 'c'].map((name) =>
      turnstile.pass(async () => {
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

  it('sends away who finds too many waiting, and is free again after a failure', async () => {
    const turnstile = new Turnstile(1, 0, busy);
    const first = work();
    const inside = turnstile.pass(() => first.promise);
    await expect(turnstile.pass(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    first.end();
    await inside;
    expect(turnstile.isEmpty).toBe(true);
    await expect(turnstile.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turnstile.pass(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
