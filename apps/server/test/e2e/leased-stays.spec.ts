import { agreementsOf } from '#test/support/agreements.ts';
import { problemOf } from '#test/support/http.ts';
import { aLeaseInForce, daysFromNow } from '#test/support/leases.ts';
import { moneyOf } from '#test/support/money.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let owner: ReturnType<typeof agreementsOf>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  owner = agreementsOf(app, world.players.h1);
});
afterAll(() => app.close());

const anyDay = (houseId: string) =>
  app.database.query(
    `INSERT INTO lease_settings (house_id, notice_days, notice_ends, deposit_return_days) VALUES ($1, 0, 'any_day', 30)`,
    [houseId],
  );

/** Lists the calls that would end or move a tenancy, or change what its lease states. */
async function aLeasedStay() {
  const let_ = await aLeaseInForce(app, world.players.h1, {}, 2);
  const { account, roomId, roomIds } = let_;
  const facts = (await owner.ask('GET', `/api/roomies/by-id/${account.id}`)).body as {
    starts_on: string;
    rent: string;
  };
  const other = roomIds.find((id) => id !== roomId) ?? '';
  return {
    ...let_,
    endStay: () => owner.ask('DELETE', `/api/roomies/${account.id}`),
    markVacant: () =>
      owner.ask('PUT', `/api/roomies/markvacant/${roomId}`, { home_owner_id: world.players.h1.account.id }),
    moveRoom: () =>
      owner.ask('PUT', `/api/roomies/roomnew/${account.id}`, { room_id: other, from: daysFromNow(app, 0) }),
    restate: (more: object) =>
      owner.ask('PUT', `/api/roomies/${account.id}`, {
        starts_on: facts.starts_on,
        rent: facts.rent,
        comments: '',
        ...more,
      }),
  };
}

describe('a tenancy with a lease in force', () => {
  it("ends by release only: it can't be ended or moved, nor its room marked vacant", async () => {
    const stay = await aLeasedStay();
    for (const refused of [await stay.endStay(), await stay.markVacant(), await stay.moveRoom()]) {
      expect(problemOf(refused)).toMatchObject({
        status: 409,
        detail: 'A lease is in force for this stay. It ends by notice and release.',
      });
    }
    expect(await stay.state()).toMatchObject({ state: 'active', stay: 'active', ends_on: null });
  });

  it('is equally protected under notice, and after the notice was withdrawn', async () => {
    const stay = await aLeasedStay();
    await anyDay(stay.houseId);
    expect((await stay.notice(daysFromNow(app, 0))).status).toBe(200);
    for (const refused of [await stay.endStay(), await stay.markVacant(), await stay.moveRoom()]) {
      expect(problemOf(refused)).toMatchObject({ status: 409 });
    }
    expect((await stay.rollBack()).status).toBe(200);
    expect((await stay.markVacant()).status).toBe(409);
    expect((await stay.notice(daysFromNow(app, 0))).status).toBe(200);
    expect((await stay.release(daysFromNow(app, 0))).status).toBe(200);
    expect((await stay.rollBack()).status).toBe(200);
    expect((await stay.markVacant()).status).toBe(409);
    expect(await stay.state()).toMatchObject({ state: 'pre_released', stay: 'releasing' });
  });

  it('keeps the first day and the rent of its lease, while notes can be written', async () => {
    const stay = await aLeasedStay();
    expect((await stay.restate({ comments: 'Plays the cello.' })).status).toBe(200);
    for (const refused of [await stay.restate({ starts_on: '2026-01-31' }), await stay.restate({ rent: '1.00' })]) {
      expect(problemOf(refused)).toMatchObject({
        status: 409,
        detail: 'The first day and the rent are in the lease. A new lease changes them.',
      });
    }
  });

  it('leaves the room free for the next lease after its release', async () => {
    const stay = await aLeasedStay();
    await anyDay(stay.houseId);
    await stay.notice(daysFromNow(app, 0));
    await stay.release(daysFromNow(app, 0));
    const [room] = await app.database.query<{ free: boolean }>(
      `SELECT NOT EXISTS (SELECT 1 FROM tenancies WHERE room_id = $1 AND (state <> 'ended' OR is_leased)) AS free`,
      [stay.roomId],
    );
    expect(room).toEqual({ free: true });
  });

  it('is enforced by the database, whatever writes to it', async () => {
    const { lease } = await aLeasedStay();
    const ended = app.database.query(
      `UPDATE tenancies SET state = 'ended', ends_on = '2027-01-01' FROM agreements a
        WHERE a.tenancy_id = tenancies.id AND a.id = $1`,
      [lease._id],
    );
    await expect(ended).rejects.toThrow('tenancies_end_with_their_lease');
    const without = app.database.query('UPDATE agreements SET tenancy_id = NULL WHERE id = $1', [lease._id]);
    await expect(without).rejects.toThrow('a lease in force needs its stay');
  });
});

/** Creates a room that was marked vacant despite its lease, when that was possible. */
async function aLeaseWithoutStay() {
  const stay = await aLeasedStay();
  const leftOn = daysFromNow(app, -3);
  await app.database.query(
    `UPDATE tenancies t SET is_leased = false, state = 'ended', ends_on = $2 FROM agreements a
      WHERE a.tenancy_id = t.id AND a.id = $1`,
    [stay.lease._id, leftOn],
  );
  return { ...stay, leftOn };
}

describe('a lease whose tenancy ended without it', () => {
  it('gets notice for that day only, and is released with its settlement', async () => {
    const stay = await aLeaseWithoutStay();
    expect(problemOf(await stay.notice(daysFromNow(app, 90), owner))).toMatchObject({
      status: 422,
      errors: [{ path: 'release_date' }],
    });
    expect((await stay.notice(stay.leftOn, owner)).status).toBe(200);
    const paid = { paid_on: daysFromNow(app, 0), account: 'deposit', house_id: stay.houseId };
    expect((await moneyOf(app, world.players.h1).pay(stay.account.id, '400.00', paid)).status).toBe(200);
    expect((await stay.release(stay.leftOn)).status).toBe(200);
    expect(await stay.state()).toMatchObject({ state: 'released', stay: 'ended' });
    const [deposit] = await app.database.query('SELECT 1 FROM deposits WHERE agreement_id = $1', [stay.lease._id]);
    expect(deposit).toBeDefined();
  });

  it('continues with its tenancy when the notice is withdrawn', async () => {
    const stay = await aLeaseWithoutStay();
    await stay.notice(stay.leftOn, owner);
    expect((await stay.rollBack()).status).toBe(200);
    expect(await stay.state()).toMatchObject({ state: 'active', stay: 'active', ends_on: null });
    expect((await stay.endStay()).status).toBe(409);
  });
});
