import { Watchdog } from './watchdog.ts';
import { loopStates, PollingLoop } from './polling-loop.ts';

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

  it('counts rounds and failures of all loops of a name, and says when the last one moved', async () => {
    const turned = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const loops = turned.map(
      ({ resolve }, at) =>
        new PollingLoop('counted', 60 * MINUTE, () => {
          resolve(undefined);
          return at === 0 ? Promise.resolve() : Promise.reject(new Error('The database is away.'));
        }),
    );
    for (const loop of loops) loop.start();
    await Promise.all(turned.map(({ promise }) => promise));
    await new Promise(setImmediate);
    const state = loopStates(inMinutes(5)).find(({ name }) => name === 'counted');
    expect(state).toMatchObject({ rounds: 2, failures: 1 });
    expect(Math.round((state?.idleSeconds ?? 0) / 60)).toBe(5);
    await Promise.all(loops.map((loop) => loop.stop()));
    expect(loopStates().some(({ name }) => name === 'counted')).toBe(false);
  });
});
