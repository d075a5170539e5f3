import { existing } from '#test/support/feed-stage.ts';
import { moneyOf } from '#test/support/money.ts';
import { aRentedRoom } from '#test/support/rent.ts';
import { reportedOf } from '#test/support/reported-payments.ts';
import { alertsOf } from '#test/support/said.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-10T10:00:00Z'));
});
afterAll(() => app.close());

const PAID_ON = '2027-04-01';

/** Creates a roomie whose rent of April is due, with clients for both parties who are signed in then. */
async function anAprilRent() {
  const { houseId, roomieId, account } = await aRentedRoom(app, world.players.h1, { starts_on: '2027-04-01' });
  const at = async (moment: string): Promise<void> => {
    app.clock.set(new Date(moment));
    await app.runDue();
    await app.runDue();
  };
  await at('2027-04-01T08:30:00Z');
  const sides = async () => {
    const [tenant, owner] = [await signIn(app, account), await signIn(app, world.players.h1.account)];
    return {
      tenant: { ...reportedOf(app, tenant), ...moneyOf(app, tenant) },
      owner: { ...reportedOf(app, owner), ...moneyOf(app, owner) },
    };
  };
  const ownerId = world.players.h1.account.id;
  return { houseId, roomieId, ownerId, at, sides, ...(await sides()) };
}

const balanceOf = async ({ tenant, roomieId }: Awaited<ReturnType<typeof anAprilRent>>) =>
  existing((await tenant.balanceOf(roomieId))[0]);

describe('a reported payment', () => {
  it('moves nothing until the homeowner confirms it, and is then a payment with a receipt', async () => {
    const stage = await anAprilRent();
    const { houseId, roomieId, ownerId, tenant, owner } = stage;
    const reported = await tenant.report(roomieId, houseId, PAID_ON, { amount: '620.00', note: 'April' });
    await app.drainEvents();
    expect(await balanceOf(stage)).toMatchObject({
      total: '620.00',
      reported: { _id: reported._id, amount: '620.00' },
    });
    const [asked] = await alertsOf(app, ownerId, 'payment_to_confirm');
    expect(asked).toMatch(/ says they paid you £620\.00\. Did it arrive\? \| Paid on 1 Apr 2027\. April$/);
    await owner.confirm(reported);
    await app.drainEvents();
    expect(await balanceOf(stage)).toMatchObject({ total: '0.00', reported: null });
    const [entry] = await tenant.entriesOf(roomieId);
    expect(entry).toMatchObject({ amount: '-620.00', on_day: PAID_ON, about: { kind: 'payment', note: 'April' } });
    expect(await alertsOf(app, ownerId, 'payment_to_confirm')).toEqual([]);
    expect(await alertsOf(app, roomieId, 'payment_entered')).toHaveLength(1);
    // After the reversal, its dues are open again, and it can be reported again.
    await owner.takeBack(existing(entry).subject._id);
    expect(await balanceOf(stage)).toMatchObject({ total: '620.00', reported: null });
    expect((await tenant.say(roomieId, houseId, PAID_ON)).status).toBe(201);
  });

  it("that hasn't arrived leaves the dues open, and the roomie is told why", async () => {
    const stage = await anAprilRent();
    const { houseId, roomieId, tenant, owner } = stage;
    const reported = await tenant.report(roomieId, houseId, PAID_ON);
    expect(await owner.reject(reported, 'Nothing on the account.')).toMatchObject({ state: 'rejected' });
    await app.drainEvents();
    expect(await balanceOf(stage)).toMatchObject({ total: '620.00', reported: null });
    expect(await alertsOf(app, roomieId, 'payment_rejected')).toEqual([
      'Your payment of £100.00 hasn’t arrived | Nothing on the account.',
    ]);
  });

  it('pauses reminders only while it waits for an answer', async () => {
    const { houseId, roomieId, tenant, at, sides } = await anAprilRent();
    const late = () => alertsOf(app, roomieId, 'rent_due');
    await app.database.query('UPDATE notifications SET read_at = now() WHERE account_id = $1', [roomieId]);
    const reported = await tenant.report(roomieId, houseId, PAID_ON);
    await at('2027-04-04T10:00:00Z');
    expect(await late()).toEqual([]);
    await (await sides()).owner.reject(reported);
    await at('2027-04-20T10:00:00Z');
    expect(existing((await late())[0])).toContain('Your rent for April 2027 is overdue');
  });

  it('is one at a time, can be withdrawn by its author, and is answered once', async () => {
    const { houseId, roomieId, tenant, owner } = await anAprilRent();
    const said = await Promise.all(Array.from({ length: 5 }, () => tenant.say(roomieId, houseId, PAID_ON)));
    expect(said.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const first = existing(said.find(({ status }) => status === 201)).body as Awaited<ReturnType<typeof tenant.report>>;
    expect((await owner.answer('withdraw', first)).status).toBe(403);
    await tenant.withdraw(first);
    expect((await owner.answer('confirm', first)).status).toBe(409);
    const second = await tenant.report(roomieId, houseId, PAID_ON);
    const answers = await Promise.all(Array.from({ length: 5 }, () => owner.answer('confirm', second)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await tenant.entriesOf(roomieId)).toHaveLength(2);
  });

  it("is for a past day, in a house where they live or lived that isn't archived", async () => {
    const { houseId, roomieId, tenant, owner } = await anAprilRent();
    expect((await tenant.say(roomieId, houseId, '2027-04-02')).status).toBe(422);
    expect((await tenant.say(roomieId, world.houseB, PAID_ON)).status).toBe(404);
    const reported = await tenant.report(roomieId, houseId, PAID_ON);
    expect((await owner.answer('confirm', { ...reported, version: 7 })).status).toBe(409);
    await app.database.query(
      `UPDATE tenancies SET state = 'ended', ends_on = '2027-04-01', is_leased = false WHERE roomie_id = $1`,
      [roomieId],
    );
    // A past roomie still owes their dues.
    await owner.confirm(reported);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    expect((await tenant.say(roomieId, houseId, PAID_ON)).status).toBe(409);
  });
});
