import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { billsOf } from '#test/support/bills.ts';
import { existing } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { aRunHouse } from '#test/support/speaker.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const SAME = { amount: '34.20', first_on: '2027-10-05' };

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

/** A house of two where everyone runs bills. */
async function aHouse() {
  const { houseId, owner, people } = await aRunHouse(app, world.players.h1, 2);
  await owner.lets(houseId, { bills: 'everyone' });
  await app.drainEvents();
  const [one, two] = [existing(people[0]), existing(people[1])];
  /** Signs in again, because sessions end before the next bill is due. */
  const by = async ({ account }: { account: World['players']['h1']['account'] }) =>
    billsOf(app, await signIn(app, account));
  const run = async (moment: string) => {
    app.clock.set(new Date(moment));
    await app.runDue();
    await app.drainEvents();
    await app.runDue();
    await app.drainEvents();
  };
  return { houseId, owner, one, two, by, run };
}

describe('recurring bills of roomies', () => {
  it('are set, changed, skipped and ended by those who run bills, and everyone sees who set them', async () => {
    const { houseId, owner, one, two, by } = await aHouse();
    const bills = await by(one);
    expect((await bills.saveRecurring(houseId, SAME)).status).toBe(200);
    const [seen] = await (await by(two)).recurring(houseId);
    expect(seen).toMatchObject({ set_by: { _id: one.id }, is_of_roomie: true, has_lapsed: false, amount: '34.20' });
    expect((await (await by(two)).saveRecurring(houseId, { ...SAME, amount: '36.00' })).status).toBe(200);
    expect((await bills.recurring(houseId))[0]).toMatchObject({ amount: '36.00', set_by: { _id: two.id } });
    expect((await bills.skipRecurring(houseId, '2027-10-05')).body).toMatchObject({ items: [{ skips_next: true }] });
    expect((await bills.removeRecurring(houseId)).body).toEqual({ items: [] });
    await app.drainEvents();
    const told = await unreadTitles(app, { account_id: owner.account.id, kind: 'bill_entered' });
    expect(told.join(' ')).toMatch(/ended a recurring bill/);
  });

  it('name no sharers, and leave alone what the homeowner set', async () => {
    const { houseId, owner, one, by } = await aHouse();
    const bills = await by(one);
    const split = [{ roomie: one.id, shares: 1 }];
    expect(problemOf(await bills.saveRecurring(houseId, { ...SAME, split }))).toMatchObject({
      status: 422,
      errors: [{ path: 'split' }],
    });
    await (await by(owner)).saveRecurring(houseId, SAME);
    expect((await bills.recurring(houseId))[0]).toMatchObject({ is_of_roomie: false });
    expect((await bills.saveRecurring(houseId, SAME)).status).toBe(403);
    expect((await bills.skipRecurring(houseId, '2027-10-05')).status).toBe(403);
    expect((await bills.removeRecurring(houseId)).status).toBe(403);
    // Once the homeowner has changed one, it is theirs.
    await bills.saveRecurring(houseId, { category: 'water', ...SAME });
    await (await by(owner)).saveRecurring(houseId, { category: 'water', ...SAME, amount: '20.00' });
    expect((await bills.removeRecurring(houseId, 'water')).status).toBe(403);
    await owner.lets(houseId, { bills: 'owner' });
    expect((await bills.saveRecurring(houseId, { category: 'gas', ...SAME })).status).toBe(403);
    expect(await bills.recurring(houseId)).toHaveLength(2);
  });

  it('are entered in the name of who set them, who is told their share and can correct it', async () => {
    const { houseId, owner, one, by, run } = await aHouse();
    await (await by(one)).saveRecurring(houseId, SAME);
    await run('2027-10-05T09:30:00Z');
    const bills = await by(one);
    const { items } = await bills.ofPeriod(houseId, '2027-09');
    expect(items).toMatchObject([{ amount: '34.20', entered_by: { _id: one.id } }]);
    const [bill] = items;
    const about = { subject_id: existing(bill)._id };
    expect(await unreadTitles(app, { account_id: one.id, ...about })).toHaveLength(1);
    expect(await unreadTitles(app, { account_id: owner.account.id, ...about })).toEqual([
      'Electricity was entered by itself: £34.20',
    ]);
    expect((await bills.correct(existing(bill), { amount: '30.00' }, 'Misread.')).status).toBe(200);
  });

  it('are no longer entered by themselves once that right has ended; the homeowner is asked', async () => {
    const { houseId, owner, one, two, by, run } = await aHouse();
    await (await by(one)).saveRecurring(houseId, SAME);
    await app.get(RoomiesService).moveOut(one.id, '2027-09-15');
    await run('2027-10-05T09:30:00Z');
    const other = await by(two);
    expect((await other.ofPeriod(houseId, '2027-09')).items).toEqual([]);
    expect((await other.recurring(houseId))[0]).toMatchObject({ has_lapsed: true, set_by: { _id: one.id } });
    expect(await unreadTitles(app, { account_id: owner.account.id, kind: 'bill_due' })).toHaveLength(1);
    // Another roomie takes it over.
    await other.saveRecurring(houseId, SAME);
    await run('2027-11-05T09:30:00Z');
    const { items } = await (await by(two)).ofPeriod(houseId, '2027-10');
    expect(items).toMatchObject([{ entered_by: { _id: two.id } }]);
  });

  it('that differ ask who set them while they can run bills, then the homeowner', async () => {
    const { houseId, owner, one, by, run } = await aHouse();
    await (await by(one)).saveRecurring(houseId, { category: 'gas' });
    await run('2027-10-05T09:30:00Z');
    expect(await unreadTitles(app, { account_id: one.id, kind: 'bill_due' })).toHaveLength(1);
    const waiting = async (player: Parameters<typeof by>[0]) => {
      const { body } = await (await by(player)).ask('GET', '/api/waiting');
      const { items } = body as { items: { kind: string; house: { _id: string } | null }[] };
      return items.filter(({ kind, house }) => kind === 'bill_to_enter' && house?._id === houseId).length;
    };
    expect([await waiting(one), await waiting(owner)]).toEqual([1, 0]);
    await owner.lets(houseId, { bills: 'owner' }).catch(async () => {
      const again = await signIn(app, owner.account);
      await billsOf(app, again).ask('PUT', `/api/houses/${houseId}/rights`, { bills: 'owner' });
    });
    expect([await waiting(one), await waiting(owner)]).toEqual([0, 1]);
    await (await by(owner)).entered(houseId, { category: 'gas', from: '2027-09-01', to: '2027-09-30' });
    await app.drainEvents();
    expect(await waiting(owner)).toBe(0);
    expect(await unreadTitles(app, { account_id: one.id, kind: 'bill_due' })).toEqual([]);
  });
});
