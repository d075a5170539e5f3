import { LoopWatch } from './loop-watch.ts';
import { Loop } from './loop.ts';

const MINUTE = 60_000;
const inMinutes = (minutes: number): number => performance.now() + minutes * MINUTE;

describe('a loop', () => {
  it('that hangs ends its process, and is not said to hang before', async () => {
    const hangs = Promise.withResolvers<undefined>();
    const loop = new Loop('hangs', MINUTE, () => hangs.promise);
    const watch = new LoopWatch();
    loop.start();
    expect(() => {
      watch.look(inMinutes(2));
    }).not.toThrow();
    expect(() => {
      watch.look(inMinutes(4));
    }).toThrow('These loops hang, and with them the worker: hangs.');
    hangs.resolve(undefined);
    await loop.stop();
    watch.look(inMinutes(60));
  });

  it('that rests between its turns does not hang', async () => {
    const turned = Promise.withResolvers<undefined>();
    const loop = new Loop('rests', 60 * MINUTE, () => {
      turned.resolve(undefined);
      return Promise.resolve();
    });
    loop.start();
    await turned.promise;
    await new Promise(setImmediate);
    new LoopWatch().look(inMinutes(59));
    await loop.stop();
  });

  it('goes on after a turn that failed', async () => {
    const third = Promise.withResolvers<undefined>();
    let turns = 0;
    const loop = new Loop('fails', 1, () => {
      turns += 1;
      if (turns === 3) third.resolve(undefined);
      return Promise.reject(new Error('The database is away.'));
    });
    loop.start();
    await third.promise;
    await loop.stop();
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
