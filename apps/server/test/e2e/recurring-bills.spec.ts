import { unreadTitles } from '#test/support/alerts.ts';
import { billsOf } from '#test/support/bills.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-09-10T10:00:00Z'));
});
afterAll(() => app.close());

async function aHouse() {
  const { h1 } = world.players;
  const { houseId } = await aSharedHouse(app, h1, 1);
  /** Signs in again, because sessions end before the next bill is due. */
  const owner = async () => billsOf(app, await signIn(app, h1.account));
  const [house] = await app.database.query<{ name: string }>('SELECT name FROM houses WHERE id = $1', [houseId]);
  const reminders = async () => {
    await app.runDue();
    await app.drainEvents();
    const titles = await unreadTitles(app, { account_id: h1.account.id, kind: 'bill_due' });
    return titles.filter((title) => title.endsWith(house?.name ?? '-'));
  };
  return { houseId, owner, reminders };
}

describe('a recurring bill', () => {
  it('triggers one reminder when it is usually due, until it is entered', async () => {
    const { houseId, owner, reminders } = await aHouse();
    expect((await (await owner()).saveRecurring(houseId)).body).toMatchObject({
      items: [{ category: 'electricity', every: 'month', next_on: '2027-10-05', waits: null }],
    });
    expect(await reminders()).toEqual([]);
    app.clock.set(new Date('2027-10-05T09:30:00Z'));
    expect(await reminders()).toHaveLength(1);
    expect(await reminders()).toHaveLength(1);
    const [waiting] = await (await owner()).recurring(houseId);
    expect(waiting).toMatchObject({
      next_on: '2027-11-05',
      waits: { from: '2027-09-01', to: '2027-09-30', since: '2027-10-05' },
    });
    await (await owner()).entered(houseId, { from: '2027-08-01', to: '2027-08-31' });
    expect(await reminders()).toHaveLength(1);
    await (await owner()).entered(houseId, { from: '2027-09-01', to: '2027-09-30' });
    expect(await reminders()).toEqual([]);
    expect((await (await owner()).recurring(houseId))[0]?.waits).toBeNull();
  });

  it('triggers no reminder when it is already entered, and of several missed ones only the last does', async () => {
    const { houseId, owner, reminders } = await aHouse();
    await (await owner()).saveRecurring(houseId);
    await (
      await owner()
    )
      .entered(houseId, { from: '2027-09-01', to: '2027-09-30', overlaps: true })
      .catch(() => undefined);
    app.clock.set(new Date('2027-10-06T10:00:00Z'));
    await (await owner()).enter(houseId, { from: '2027-09-01', to: '2027-09-30' });
    expect(await reminders()).toEqual([]);
    app.clock.set(new Date('2028-01-20T10:00:00Z'));
    expect(await reminders()).toHaveLength(1);
  });

  it('is shown as waiting at once without a reminder, and ends when it is removed', async () => {
    const { houseId, owner, reminders } = await aHouse();
    const saved = await (await owner()).saveRecurring(houseId, { first_on: '2027-01-10', every: 'quarter' });
    expect(saved.body).toMatchObject({
      items: [{ next_on: '2027-10-10', waits: { from: '2027-04-01', to: '2027-06-30', since: '2027-07-10' } }],
    });
    expect(await reminders()).toEqual([]);
    app.clock.set(new Date('2027-10-10T10:00:00Z'));
    expect(await reminders()).toHaveLength(1);
    expect((await (await owner()).removeRecurring(houseId)).body).toEqual({ items: [] });
    expect(await reminders()).toEqual([]);
    expect((await (await owner()).removeRecurring(houseId)).status).toBe(404);
    const far = await (await owner()).saveRecurring(houseId, { first_on: '2029-01-10' });
    expect(far.status).toBe(422);
  });

  it('that is always the same is entered by itself on its day, once, and the homeowner is told', async () => {
    const { houseId, owner, reminders } = await aHouse();
    const saved = await (await owner()).saveRecurring(houseId, { amount: '34.20' });
    expect(saved.body).toMatchObject({ items: [{ amount: '34.20', currency: 'GBP', skips_next: false }] });
    app.clock.set(new Date('2027-10-05T09:30:00Z'));
    expect(await reminders()).toEqual([]);
    await app.runDue();
    await app.drainEvents();
    const again = await owner();
    const { items } = await again.ofPeriod(houseId, '2027-09');
    expect(items).toMatchObject([{ amount: '34.20', from: '2027-09-01', to: '2027-09-30', category: 'electricity' }]);
    expect((await again.recurring(houseId))[0]?.waits).toBeNull();
    const told = await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: items[0]?._id ?? '' });
    expect(told).toEqual(['Electricity was entered by itself: £34.20']);
    // It can be corrected like any other.
    const [bill] = items;
    if (bill) expect((await again.correct(bill, { amount: '30.00' })).status).toBe(200);
  });

  it('can be left out once', async () => {
    const { houseId, owner, reminders } = await aHouse();
    await (await owner()).saveRecurring(houseId, { amount: '34.20' });
    expect((await (await owner()).skipRecurring(houseId, '2027-11-05')).status).toBe(409);
    expect((await (await owner()).skipRecurring(houseId, '2027-10-05')).body).toMatchObject({
      items: [{ skips_next: true }],
    });
    await (await owner()).skipRecurring(houseId, '2027-10-05', false);
    await (await owner()).skipRecurring(houseId, '2027-10-05');
    // Another amount is no reason to enter it after all; another day is.
    const dearer = await (await owner()).saveRecurring(houseId, { amount: '36.00' });
    expect(dearer.body).toMatchObject({ items: [{ amount: '36.00', skips_next: true }] });
    const moved = await (await owner()).saveRecurring(houseId, { amount: '36.00', first_on: '2027-10-06' });
    expect(moved.body).toMatchObject({ items: [{ skips_next: false }] });
    await (await owner()).saveRecurring(houseId, { amount: '36.00' });
    await (await owner()).skipRecurring(houseId, '2027-10-05');
    app.clock.set(new Date('2027-10-05T09:30:00Z'));
    expect(await reminders()).toEqual([]);
    expect((await (await owner()).ofPeriod(houseId, '2027-09')).items).toEqual([]);
    expect((await (await owner()).recurring(houseId))[0]).toMatchObject({ waits: null, skips_next: false });
  });

  it('isn’t entered by itself where another bill covers some of its days: the homeowner is reminded', async () => {
    const { houseId, owner, reminders } = await aHouse();
    await (await owner()).saveRecurring(houseId, { amount: '90.00', every: 'quarter' });
    await (await owner()).entered(houseId, { from: '2027-07-01', to: '2027-07-31' });
    app.clock.set(new Date('2027-10-05T09:30:00Z'));
    expect(await reminders()).toHaveLength(1);
    expect((await (await owner()).ofPeriod(houseId, '2027')).items).toHaveLength(1);
  });
});
