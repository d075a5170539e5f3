import type { VariableCost } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { billsOf } from '#test/support/bills.ts';
import { choresOf } from '#test/support/chores.ts';
import { existing } from '#test/support/feed-stage.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { aRunHouse, speakerOf } from '#test/support/speaker.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const APRIL = { from: '2026-04-01', to: '2026-04-30' };

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** A house of three whose first roomie is the speaker and runs its bills. */
async function aHouseWithSpeaker() {
  const house = await aRunHouse(app, world.players.h1, 3);
  await house.owner.lets(house.houseId, { bills: 'speaker' });
  await house.elect();
  await app.drainEvents();
  const [speaker, other] = [existing(house.people[0]), existing(house.people[1])];
  return { ...house, speaker, other, bills: billsOf(app, speaker) };
}

describe('rights of roomies', () => {
  it('are the homeowner’s to give, are told to everyone who lives there, and change nothing else', async () => {
    const { houseId, owner, people } = await aRunHouse(app, world.players.h1, 2);
    const [one] = [existing(people[0])];
    expect((await one.see(houseId)).own_rights).toEqual([]);
    expect((await owner.see(houseId)).own_rights).toEqual(['bills', 'chores', 'invite']);
    const socket = await connect(app, one.token);
    const pushed = nextEvent(socket, 'speaker:changed');
    expect((await owner.lets(houseId, { bills: 'everyone' })).rights).toEqual({
      bills: 'everyone',
      chores: 'owner',
      invite: 'owner',
    });
    await app.drainEvents();
    expect(await pushed).toEqual({ house_id: houseId });
    socket.close();
    expect((await one.see(houseId)).own_rights).toEqual(['bills']);
    expect(await unreadTitles(app, { account_id: one.id, kind: 'speaker_changed' })).toHaveLength(1);
    // The same again, and how long speakers serve, are no news.
    await owner.lets(houseId, { bills: 'everyone' });
    await owner.lets(houseId, { term_months: 12 });
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: one.id, kind: 'speaker_changed' })).toHaveLength(1);
    for (const body of [{}, { bills: 'roomies' }, { term_months: 2 }, { rents: 'everyone' }]) {
      expect((await owner.ask('PUT', `/api/houses/${houseId}/rights`, body)).status).toBe(400);
    }
  });

  it('let the speaker enter, correct and take back bills, with their name, and tell the homeowner', async () => {
    const { houseId, speaker, other, bills } = await aHouseWithSpeaker();
    expect((await bills.preview(houseId, MARCH)).shares.length).toBeGreaterThan(0);
    const bill = await bills.entered(houseId, MARCH);
    expect(bill.entered_by).toMatchObject({ _id: speaker.id });
    const corrected = await bills.correct(bill, { ...MARCH, amount: '130.00' }, 'Misread.');
    expect(corrected.status).toBe(200);
    expect((await bills.takeBack(corrected.body as VariableCost)).status).toBe(200);
    await app.drainEvents();
    const { account } = world.players.h1;
    const told = await unreadTitles(app, { account_id: account.id, subject_id: bill._id });
    expect(told.join(' ')).toMatch(/took back a bill/);
    expect((await billsOf(app, other).enter(houseId, APRIL)).status).toBe(403);
    expect(
      (
        await billsOf(app, other).ask(
          'GET',
          `/api/houses/variable-cost-preview/${houseId}?category=water&from=2026-04-01&to=2026-04-02&amount=1.00`,
        )
      ).status,
    ).toBe(403);
  });

  it('never let a roomie choose who shares a bill, or change what the homeowner entered', async () => {
    const { houseId, owner, speaker, bills } = await aHouseWithSpeaker();
    const split = [{ roomie: speaker.id, shares: 1 }];
    expect(problemOf(await bills.enter(houseId, { ...MARCH, split }))).toMatchObject({
      status: 422,
      errors: [{ path: 'split' }],
    });
    const query = `category=water&from=2026-03-01&to=2026-03-31&amount=1.00&split=${speaker.id}:1`;
    expect((await bills.ask('GET', `/api/houses/variable-cost-preview/${houseId}?${query}`)).status).toBe(422);
    const theirs = await billsOf(app, owner).entered(houseId, MARCH);
    expect((await bills.takeBack(theirs)).status).toBe(403);
    expect((await bills.correct(theirs, MARCH, 'Mine.')).status).toBe(403);
    const ours = await bills.entered(houseId, APRIL);
    const fixed = await billsOf(app, owner).correct(ours, { ...APRIL, amount: '99.00' }, 'As billed.');
    expect(fixed.status).toBe(200);
    expect((await bills.takeBack(fixed.body as VariableCost)).status).toBe(403);
  });

  it('end at once with the setting, the term, an archived house, and never reach another house', async () => {
    const { houseId, owner, speaker, bills } = await aHouseWithSpeaker();
    const elsewhere = await aRunHouse(app, world.players.h2, 2);
    await elsewhere.owner.lets(elsewhere.houseId, { bills: 'everyone', chores: 'everyone' });
    expect((await bills.enter(elsewhere.houseId, MARCH)).status).toBe(404);
    expect((await owner.ask('PUT', `/api/houses/${elsewhere.houseId}/rights`, { bills: 'owner' })).status).toBe(404);
    const enter = async (day: string) => (await bills.enter(houseId, { from: day, to: day })).status;
    expect(await enter('2026-03-01')).toBe(200);
    await owner.lets(houseId, { bills: 'owner' });
    expect(await enter('2026-03-02')).toBe(403);
    await owner.lets(houseId, { bills: 'speaker' });
    expect(await enter('2026-03-02')).toBe(200);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [houseId]);
    expect(await enter('2026-03-03')).toBe(409);
    expect((await speaker.see(houseId)).own_rights).toEqual([]);
    await app.database.query(`UPDATE houses SET state = 'open' WHERE id = $1`, [houseId]);
    await speaker.stepsDown(houseId);
    expect(await enter('2026-03-03')).toBe(403);
  });

  it('end with the stay, before anything else has heard of it', async () => {
    const { houseId, speaker, other, bills } = await aHouseWithSpeaker();
    const socket = await connect(app, speaker.token);
    await app.get(RoomiesService).moveOut(speaker.id, '2026-04-01');
    expect((await bills.enter(houseId, MARCH)).status).toBe(404);
    expect((await other.see(houseId)).speaker).toBeNull();
    const pushes: unknown[] = [];
    socket.on('speaker:changed', (push: unknown) => pushes.push(push));
    await app.drainEvents();
    const home = await connect(app, other.token);
    const pushed = nextEvent(home, 'speaker:changed');
    await other.calls(houseId);
    await app.drainEvents();
    await pushed;
    expect(pushes).toEqual([]);
    socket.close();
    home.close();
    const terms = await app.database.query('SELECT ended FROM speaker_terms WHERE house_id = $1', [houseId]);
    expect(terms).toEqual([{ ended: 'moved_out' }]);
  });

  it('let everyone set up chores where the homeowner says so', async () => {
    const { houseId, owner, people } = await aRunHouse(app, world.players.h1, 2);
    const [one] = [existing(people[0])];
    const add = () =>
      call(app, 'POST', '/api/chores', {
        token: one.token,
        body: { house_id: houseId, chores: [{ catalogue: 'bins' }] },
      });
    expect((await add()).status).toBe(403);
    await owner.lets(houseId, { chores: 'everyone' });
    expect((await add()).status).toBe(201);
    const [chore] = await choresOf(app, one).add(houseId, [{ catalogue: 'kitchen' }]);
    const retire = (token: string) => call(app, 'DELETE', `/api/chores/${chore?._id ?? ''}`, { token });
    expect((await retire(world.players.rB.token)).status).toBe(404);
    expect((await retire(one.token)).status).toBe(200);
    expect((await speakerOf(app, one).ask('PUT', `/api/houses/${houseId}/rights`, { bills: 'everyone' })).status).toBe(
      403,
    );
  });
});
