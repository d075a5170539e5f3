import { Watchdog } from './watchdog.ts';
import { PollingLoop } from './polling-loop.ts';

const MINUTE = 60_000;
const inMinutes = (minutes: number): number => performance.now() + minutes * MINUTE;

describe('PollingLoop', () => {
  it('ends its process once it stalls, and not before', async () => {
    const hangs = Promise.withResolvers<undefined>();
    const loop = new PollingLoop('hangs', MINUTE, () => hangs.promise);
    const watch = new Watchdog();
    loop.start();
    expect(() => {
      watch.check(inMinutes(2));
    }).not.toThrow();
    expect(() => {
      watch.check(inMinutes(4));
    }).toThrow('Stalled loops: hangs.');
    hangs.resolve(undefined);
    await loop.stop();
    watch.check(inMinutes(60));
  });

  it('does not count as stalled while it rests between runs', async () => {
    const turned = Promise.withResolvers<undefined>();
    const loop = new PollingLoop('rests', 60 * MINUTE, () => {
      turned.resolve(undefined);
      return Promise.resolve();
    });
    loop.start();
    await turned.promise;
    await new Promise(setImmediate);
    new Watchdog().check(inMinutes(59));
    await loop.stop();
  });

  it('continues after a failed run', async () => {
    const third = Promise.withResolvers<undefined>();
    let turns = 0;
    const loop = new PollingLoop('fails', 1, () => {
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
