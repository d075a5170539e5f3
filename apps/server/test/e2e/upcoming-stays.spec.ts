import type { AgreementDetail, HouseDetail, LeaseEnd, Page, RoomiePublic, Settlement } from '@common-roof/contracts';

import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { agreementEvidenceVerifier } from '#contexts/letting/leasing/agreements/agreement-evidence-verifier.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { proofByLink, slugOf } from '#test/support/ads.ts';
import { agreementsOf } from '#test/support/agreements.ts';
import { call, problemOf } from '#test/support/http.ts';
import { type Letting, startLetting } from '#test/support/lettings.ts';
import { moneyOf } from '#test/support/money.ts';
import { leaseOf } from '#test/support/offers.ts';
import { signIn } from '#test/support/world.ts';

let app: Letting['app'];
let world: Letting['world'];
let ads: Letting['ads'];
let offers: Letting['offers'];
let owner: Letting['owner'];
let inDays: Letting['inDays'];
let aLease: Letting['aLease'];

beforeAll(async () => {
  ({ app, world, ads, offers, owner, inDays, aLease } = await startLetting());
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

/** Creates a person with a signed lease that begins in 60 days, and returns what they see. */
async function anArrival(more: object = {}) {
  const offer = await offers.make({ starts_on: inDays(60), deposit: '400.00', ...more });
  await offers.sign(offer);
  const id = leaseOf(offer);
  expect((await owner.countersign(id)).status).toBe(200);
  await app.drainEvents();
  const [row] = await app.database.query<{ roomie_id: string; house_id: string; tenancy_id: string }>(
    'SELECT roomie_id, house_id, tenancy_id FROM agreements WHERE id = $1',
    [id],
  );
  if (!row) throw new Error('There is no lease.');
  const accounts = app.get(AccountsRepository);
  await accounts.markEmailVerified(row.roomie_id);
  const account = await accounts.find(row.roomie_id);
  if (!account) throw new Error('There is no account.');
  const player = await signIn(app, account);
  const { token } = player;
  const ask = (method: string, path: string, body?: object) =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  const stay = async () =>
    (
      await app.database.query<{ state: string; starts_on: string; ends_on: string | null; is_leased: boolean }>(
        'SELECT state, starts_on::text, ends_on::text, is_leased FROM tenancies WHERE id = $1',
        [row.tenancy_id],
      )
    )[0];
  return { ...row, id, account, ask, stay, roomId: offer.roomId, roomie: agreementsOf(app, player) };
}

const isBorneOut = async (id: string): Promise<boolean> =>
  (await agreementEvidenceVerifier.firstContradictedLine(
    (sql, values) => app.database.query(sql, values),
    `agreement:${id}`,
  )) === null;

const roomOf = async (houseId: string, roomId: string) =>
  ((await owner.ask('GET', `/api/houses/byId/${houseId}`)).body as HouseDetail).rooms.find(({ _id }) => _id === roomId);

/** Returns the response when its homeowner archives a house. */
const confirmedArchive = async (houseId: string) =>
  problemOf(await owner.ask('DELETE', `/api/houses/${houseId}`, { homeowner_id: world.players.h1.account.id }));

describe('a lease that begins on a later day', () => {
  it('shows the house to its roomie on that day and not before', async () => {
    const { account, house_id: houseId, roomId, ask, stay } = await anArrival();
    expect(await stay()).toMatchObject({ state: 'upcoming', is_leased: true });
    for (const path of [
      `/api/houses/byId/${houseId}`,
      `/api/houses/rule-book/${houseId}`,
      `/api/houses/feed/${houseId}`,
    ]) {
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
    }

    app.clock.advance(61 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect(await stay()).toMatchObject({ state: 'active' });
    const fresh = await signIn(app, account);
    expect((await call(app, 'GET', `/api/houses/byId/${houseId}`, { token: fresh.token })).status).toBe(200);
    const later = await signIn(app, world.players.h1.account);
    const { rooms } = (await call(app, 'GET', `/api/houses/byId/${houseId}`, { token: later.token }))
      .body as HouseDetail;
    expect(rooms.find(({ _id }) => _id === roomId)).toMatchObject({ state: 'occupied', roomie: account.id });
  });

  it('tells its roomie when and where they move in, what the deposit is and how to pay it', async () => {
    const { ask, house_id: houseId, roomie_id: roomieId, id } = await anArrival();
    const details = { holder: 'Hanna Aalto', iban: 'DE89370400440532013000' };
    await app.database.query(
      `INSERT INTO bank_details (house_id, holder, iban, changed_by, changed_at) VALUES ($1, $2, $3, $4, now())
       ON CONFLICT (house_id) DO UPDATE SET holder = $2, iban = $3`,
      [houseId, details.holder, details.iban, world.players.h1.account.id],
    );
    const arrival = async () =>
      ((await ask('GET', '/api/me')).body as { userData: { arrival: object } }).userData.arrival;
    expect(await arrival()).toMatchObject({
      on: inDays(60),
      agreement_id: id,
      deposit: '400.00',
      deposit_paid: '0.00',
      pay_to: details,
      reference: expect.stringContaining(roomieId.slice(-8).toUpperCase()) as string,
      address: expect.stringMatching(/, /) as string,
    });
    const { pay } = moneyOf(app, world.players.h1);
    expect((await pay(roomieId, '150.00', { account: 'deposit', paid_on: inDays(0) })).status).toBe(200);
    await app.drainEvents();
    expect(await arrival()).toMatchObject({ deposit: '400.00', deposit_paid: '150.00' });
  });

  it('leaves the room empty until then, shows from when it is let, and lets nobody else in', async () => {
    const { house_id: houseId, roomId, account } = await anArrival();
    expect(await roomOf(houseId, roomId)).toMatchObject({
      state: 'vacant',
      roomie: null,
      let_from: inDays(60),
    });
    const { items } = (await owner.ask('GET', '/api/roomies?limit=100')).body as Page<RoomiePublic>;
    expect(items.find(({ _id }) => _id === account.id)).toMatchObject({
      tenancy_state: 'upcoming',
      starts_on: inDays(60),
    });
    const other = { first_name: 'Mara', last_name: 'Lind', note: '', rent: '500.00', deposit: '0.00' };
    for (const starts_on of [inDays(1), inDays(90)]) {
      const email = `late${String(Math.random())}@ends.test`;
      expect((await ads.ask('POST', `/api/newroomies/${roomId}`, { ...other, email, starts_on })).status).toBe(409);
    }
    const archive = await confirmedArchive(houseId);
    expect(archive.detail).toMatch(/^A roomie is about to move in\./);
    expect(problemOf(await owner.ask('DELETE', `/api/rooms/${roomId}`)).detail).toMatch(/^This room is let from /);
  });

  it('opens the conversation with the homeowner at once, and that of the house on the day', async () => {
    const { ask, account } = await anArrival();
    const kinds = async (get: typeof ask) =>
      ((await get('GET', '/api/messages')).body as Page<{ kind: string; is_open?: boolean }>).items.map(
        ({ kind }) => kind,
      );
    expect(await kinds(ask)).toEqual(['room']);
    app.clock.advance(61 * 86_400);
    await app.runDue();
    await app.drainEvents();
    const { token } = await signIn(app, account);
    expect((await kinds((method, path) => call(app, method, path, { token }))).toSorted()).toEqual(['house', 'room']);
  });

  it('can get notice before, and then begins under notice', async () => {
    const { ask, account, stay, id } = await anArrival();
    const day = inDays(100);
    expect((await ask('PUT', `/api/roomies/prerelease/${account.id}`, { release_date: day })).status).toBe(200);
    expect(await stay()).toMatchObject({ state: 'upcoming', ends_on: day });
    app.clock.advance(61 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect(await stay()).toMatchObject({ state: 'releasing', ends_on: day });
    expect(await isBorneOut(id)).toBe(true);
  });

  it("ends the previous tenancy if that has had its last day and isn't released", async () => {
    const before = await aLease();
    await before.notice(inDays(30));
    const { email } = before.account;
    const offer = await offers.make({ email, starts_on: inDays(31) });
    const { token } = await signIn(app, before.account);
    const body = { ...(await proofByLink(app, offer)), signature: 'Some Body' };
    expect((await call(app, 'POST', `/api/newlease/${slugOf(offer)}`, { token, body })).status).toBe(200);
    expect((await owner.countersign(leaseOf(offer))).status).toBe(200);
    expect(await before.state()).toMatchObject({ state: 'pre_released', stay: 'releasing' });

    app.clock.advance(32 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect(await before.state()).toMatchObject({ state: 'pre_released', stay: 'ended', ends_on: inDays(-2) });
    const later = await signIn(app, before.account);
    const { house } = (await call(app, 'GET', `/api/roomies/${before.account.id}`, { token: later.token }))
      .body as RoomiePublic;
    expect([house !== null, house === before.houseId]).toEqual([true, false]);
    // Open amounts between the two parties are settled as usual.
    const homeowner = agreementsOf(app, await signIn(app, world.players.h1.account));
    const { sha256 } = (await homeowner.ask('GET', `/api/leases/${before.lease._id}/settlement`)).body as Settlement;
    const released = await homeowner.ask('PUT', `/api/roomies/releaselease/${before.account.id}`, {
      settlement_sha256: sha256,
    });
    expect(released.status).toBe(200);
    expect(await before.state()).toMatchObject({ state: 'released', stay: 'ended' });
  });
});

describe('a tenancy without a lease', () => {
  it('begins as soon as its first day is moved to today, and waits again when it is moved ahead', async () => {
    const { roomId } = await ads.emptyRoom();
    const person = { first_name: 'Mara', last_name: 'Lind', email: 'moved@upcoming.test' };
    const made = await owner.ask('POST', '/api/roomies', { ...person, room_id: roomId, starts_on: inDays(40) });
    const { _id: id } = made.body as RoomiePublic;
    const moved = async (starts_on: string) =>
      ((await owner.ask('PUT', `/api/roomies/${id}`, { starts_on, rent: null, comments: '' })).body as RoomiePublic)
        .tenancy_state;
    expect((made.body as RoomiePublic).tenancy_state).toBe('upcoming');
    expect(await moved(inDays(50))).toBe('upcoming');
    expect(await moved(inDays(0))).toBe('active');
    const started = () =>
      app.database.query(`SELECT 1 FROM outbox WHERE type = 'tenancy.started' AND payload->>'roomie_id' = $1`, [id]);
    expect(await started()).toHaveLength(1);
    expect(await moved(inDays(-3))).toBe('active');
    expect(await started()).toHaveLength(1);
    expect(await moved(inDays(20))).toBe('upcoming');
    app.clock.advance(21 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect(await app.database.query('SELECT state FROM tenancies WHERE roomie_id = $1', [id])).toEqual([
      { state: 'active' },
    ]);
  });
});

describe('a lease that has not begun', () => {
  it('is cancelled when both agree: no tenancy or charge remains, and the room can be let again', async () => {
    const { id, ask, stay, house_id: houseId, roomId, account } = await anArrival();
    const asked = await owner.ask('POST', `/api/leases/${id}/requests`, { kind: 'cancel_lease', reason: '' });
    expect(asked.status).toBe(200);
    await app.drainEvents();
    expect((await unreadTitles(app, { account_id: account.id, subject_id: id }))[0]).toMatch(/ asks to cancel /);
    const { request, begins_on } = (await ask('GET', `/api/leases/${id}/end`)).body as LeaseEnd;
    expect([request?.kind, begins_on]).toEqual(['cancel_lease', inDays(60)]);
    expect((await owner.ask('PUT', `/api/leases/requests/${request?._id ?? ''}`, { accept: true })).status).toBe(409);
    const agreed = await ask('PUT', `/api/leases/requests/${request?._id ?? ''}`, { accept: true });
    expect([agreed.status, (agreed.body as LeaseEnd).state]).toEqual([200, 'cancelled']);

    expect(await stay()).toEqual({ state: 'ended', starts_on: inDays(60), ends_on: inDays(59), is_leased: false });
    expect(await roomOf(houseId, roomId)).toMatchObject({ state: 'vacant', let_from: null });
    expect(await isBorneOut(id)).toBe(true);
    app.clock.advance(61 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect(await stay()).toMatchObject({ state: 'ended' });
    expect(
      await app.database.query('SELECT 1 FROM money_journals WHERE subject_id = $1 AND reverses IS NULL', [id]),
    ).toEqual([]);
  });

  it("can't be cancelled once it has begun", async () => {
    const { request, owner: homeowner } = await aLease();
    expect((await request({ kind: 'cancel_lease' }, homeowner)).status).toBe(409);
  });
});

describe('moving to another room with a lease', () => {
  /** Returns the house's second room, after its roomie without a lease has moved out. */
  async function emptied({ roomIds, roomId, roomies }: Awaited<ReturnType<Letting['aLease']>>): Promise<string> {
    expect((await owner.ask('DELETE', `/api/roomies/${roomies[1]?.account.id ?? ''}`)).status).toBe(200);
    return roomIds.find((id) => id !== roomId) ?? '';
  }

  /** Creates a lease in force in a house with a second room, and a draft lease for that room. */
  async function aMove(from: string) {
    const lease = await aLease({}, 2);
    const other = await emptied(lease);
    const made = await lease.owner.ask('POST', `/api/leases/${lease.lease._id}/move`, {
      room_id: other,
      starts_on: from,
      rent: '700.00',
      deposit: '450.00',
    });
    expect(made.status).toBe(200);
    const draft = made.body as AgreementDetail;
    await lease.roomie.sign((await lease.owner.act(draft._id, 'send')).body as AgreementDetail);
    expect((await lease.owner.countersign(draft._id)).status).toBe(200);
    await app.drainEvents();
    const deposits = async () =>
      app.database.query<{ lease: string; minor: string }>(
        `SELECT j.subject_id AS lease, sum(p.minor) AS minor FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
          WHERE p.account_id = $1 AND p.account = 'deposit' GROUP BY j.subject_id HAVING sum(p.minor) <> 0`,
        [lease.account.id],
      );
    return { ...lease, other, draft, deposits };
  }

  const stays = async (roomieId: string) =>
    app.database.query(
      'SELECT room_id, state, starts_on::text, ends_on::text FROM tenancies WHERE roomie_id = $1 ORDER BY starts_on',
      [roomieId],
    );

  it('happens at once when the first day has come, and carries the deposit over', async () => {
    const { account, other, draft, lease, roomId, deposits } = await aMove(inDays(0));
    const [before, after] = await stays(account.id);
    expect(before).toMatchObject({ room_id: roomId, state: 'ended', ends_on: inDays(-1) });
    expect(after).toMatchObject({ room_id: other, state: 'active', starts_on: inDays(0), ends_on: null });
    expect((await owner.read(lease._id)).state).toBe('archived');
    expect(await deposits()).toEqual([{ lease: draft._id, minor: '45000' }]);
    expect([await isBorneOut(lease._id), await isBorneOut(draft._id)]).toEqual([true, true]);
  });

  it('happens on its day: until then the roomie stays in the old room, which can be let from that day on', async () => {
    const { account, other, draft, lease, roomId, about, deposits, notice, owner: homeowner } = await aMove(inDays(40));
    expect(await about()).toMatchObject({
      notice: { by: 'move', release_date: inDays(39) },
      move: { from: inDays(40), agreement_id: draft._id },
    });
    expect(await stays(account.id)).toEqual([
      expect.objectContaining({ room_id: roomId, state: 'releasing', ends_on: inDays(39) }),
      expect.objectContaining({ room_id: other, state: 'upcoming', starts_on: inDays(40) }),
    ]);
    // The first lease can't be ended separately.
    for (const name of ['rollbackrelease', 'releaselease']) {
      const body = name === 'releaselease' ? { settlement_sha256: '0'.repeat(64) } : undefined;
      expect((await homeowner.ask('PUT', `/api/roomies/${name}/${account.id}`, body)).status).toBe(409);
    }
    // Notice concerns the lease they move with.
    expect((await notice(inDays(80))).status).toBe(200);
    expect((await homeowner.read(draft._id)).state).toBe('pre_released');

    app.clock.advance(41 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect(await stays(account.id)).toEqual([
      expect.objectContaining({ room_id: roomId, state: 'ended', ends_on: inDays(-2) }),
      expect.objectContaining({ room_id: other, state: 'releasing', ends_on: inDays(39) }),
    ]);
    expect(await deposits()).toEqual([{ lease: draft._id, minor: '45000' }]);
    expect([await isBorneOut(lease._id), await isBorneOut(draft._id)]).toEqual([true, true]);
    expect(await unreadTitles(app, { account_id: account.id, kind: 'stay_changed' })).toHaveLength(1);
  });

  it('is cancelled when both agree: the lease in force continues', async () => {
    const { account, roomie, draft, lease, roomId, state } = await aMove(inDays(40));
    await roomie.ask('POST', `/api/leases/${draft._id}/requests`, { kind: 'cancel_lease' });
    const { request } = (await owner.ask('GET', `/api/leases/${draft._id}/end`)).body as LeaseEnd;
    expect((await owner.ask('PUT', `/api/leases/requests/${request?._id ?? ''}`, { accept: true })).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'active', release_date: null, stay: 'active', ends_on: null });
    expect((await stays(account.id))[0]).toMatchObject({ room_id: roomId, state: 'active' });
    expect([await isBorneOut(lease._id), await isBorneOut(draft._id)]).toEqual([true, true]);
    app.clock.advance(41 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect(await state()).toMatchObject({ state: 'active', stay: 'active' });
  });

  it('is rejected for a room that is occupied, in another house, or under notice', async () => {
    const lease = await aLease({}, 2);
    const lived = lease.roomIds.find((id) => id !== lease.roomId) ?? '';
    const move = (room_id: string) =>
      lease.owner.ask('POST', `/api/leases/${lease.lease._id}/move`, {
        room_id,
        starts_on: inDays(3),
        rent: '700.00',
      });
    expect((await move(lived)).status).toBe(409);
    const other = await emptied(lease);
    expect((await move(lease.roomId)).status).toBe(422);
    expect((await move((await aLease()).roomId)).status).toBe(422);
    expect((await lease.roomie.ask('POST', `/api/leases/${lease.lease._id}/move`, {})).status).toBe(403);
    await lease.notice(inDays(30));
    expect((await move(other)).status).toBe(409);
  });
});
