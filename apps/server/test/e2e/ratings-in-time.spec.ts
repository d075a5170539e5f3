import { unreadTitles } from '#test/support/alerts.ts';
import { aStay } from '#test/support/ratings-stage.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('reminders to rate a past tenancy', () => {
  it('are sent 14, 7 and 3 days before the window closes, in the morning, to those who have not rated', async () => {
    app.clock.set(new Date('2027-09-10T10:00:00Z'));
    const { owner, roomie, ofOwner, tenancyId, again } = await aStay(app, { from: '2027-03-01', until: '2027-09-01' });
    const planned = async () => {
      const [due] = await app.database.query<{ due_at: Date }>(
        `SELECT due_at FROM due WHERE kind = 'ratings.reminder-due' AND key = $1`,
        [tenancyId],
      );
      return due?.due_at.toISOString();
    };
    const remindedAt = async (at: string): Promise<string[][]> => {
      app.clock.set(new Date(at));
      await app.runDue();
      const titles = [owner.id, roomie.id].map((id) => unreadTitles(app, { account_id: id, kind: 'rating_to_write' }));
      const found = await Promise.all(titles);
      await app.database.query(`UPDATE notifications SET read_at = now() WHERE read_at IS NULL`);
      return found;
    };
    const ofRosa = [expect.stringMatching(/^How was your time with Rosa in House /) as string];
    const ofHelen = [expect.stringMatching(/^How was your time with Helen in House /) as string];
    expect(await planned()).toBe('2027-11-16T09:00:00.000Z');
    expect(await remindedAt('2027-11-16T08:59:00Z')).toEqual([[], []]);
    expect(await remindedAt('2027-11-16T09:01:00Z')).toEqual([ofRosa, ofHelen]);
    expect(await planned()).toBe('2027-11-23T09:00:00.000Z');
    await (await again()).roomie.ofHomeowner(ofOwner());
    await app.drainEvents();
    await app.database.query(`UPDATE notifications SET read_at = now() WHERE read_at IS NULL`);
    expect(await remindedAt('2027-11-23T09:01:00Z')).toEqual([ofRosa, []]);
    // A worker that was down for a week announces no closed window.
    expect(await remindedAt('2027-12-04T09:01:00Z')).toEqual([[], []]);
    expect(await planned()).toBeUndefined();
  });

  it('are not sent during the tenancy', async () => {
    app.clock.set(new Date('2027-09-10T10:00:00Z'));
    const { tenancyId } = await aStay(app, { from: '2027-03-01' });
    expect(await app.database.query('SELECT 1 FROM due WHERE key = $1', [tenancyId])).toEqual([]);
  });
});
