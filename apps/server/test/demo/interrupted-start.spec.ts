import { DemoRatings } from '#server/demo/demo-ratings.service.ts';
import { beforeFirstStart } from './make-demo.ts';
import { TOLD_EVERY_DAY, toldBy } from './told.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

it('creates the whole demonstration at the next start when the first one was interrupted', async () => {
  const machine = { at: new Date(), timeZone: 'UTC', withAlerts: false };
  await beforeFirstStart(machine, async ({ database, fill }) => {
    jest.spyOn(DemoRatings.prototype, 'fill').mockRejectedValueOnce(new Error('interrupted'));
    await expect(fill()).rejects.toThrow('interrupted');
    await expect(fill()).resolves.toBe(true);
    await expect(toldBy(database)).resolves.toEqual(TOLD_EVERY_DAY);
    await expect(fill()).resolves.toBe(false);
  });
});
