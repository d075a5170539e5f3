import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { problemOf } from '#test/support/http.ts';
import { aHouseToRepair, toldTo } from '#test/support/repairs.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const HOUR = 3_600;
const VISIT = { from: '2027-03-17T14:00:00.000Z', until: '2027-03-17T16:00:00.000Z' };

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

const aHouse = () => aHouseToRepair(app, world);
const stateOf = async (id: string): Promise<string | undefined> =>
  (await app.database.query<{ state: string }>('SELECT state FROM repairs WHERE id = $1', [id]))[0]?.state;

describe('a repair', () => {
  it('goes from the report to an agreed visit and its end, and everyone concerned hears it', async () => {
    const { houseId, ada, ben, owner, homeowner, keeper } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    await app.drainEvents();
    expect(await unreadTitles(app, toldTo(homeowner))).toContain('New repair: The tap drips');
    expect((await owner.get(id)).can).toMatchObject({ decide: true, finish: false, withdraw: false });

    const accepted = await owner.accept(id, { assignee_id: keeper.id, visit: VISIT });
    expect(accepted).toMatchObject({
      state: 'accepted',
      assignee: { _id: keeper.id },
      visit: { ...VISIT, agreed: null },
    });
    await app.drainEvents();
    expect(await unreadTitles(app, toldTo(homeowner))).not.toContain('New repair: The tap drips');
    expect(await unreadTitles(app, toldTo(ben))).toContain('Repair visit: The tap drips');
    expect((await keeper.get(id)).can).toMatchObject({ plan: true, finish: true, decide: false });

    expect((await ben.change(id, 'visit', { suits: true })).body).toMatchObject({
      visit: { agreed: { by: { _id: ben.id } } },
    });
    await app.drainEvents();
    app.clock.set(new Date('2027-03-17T15:00:00Z'));
    expect((await keeper.change(id, 'end', { words: 'A new seal.' })).status).toBe(200);
    await app.drainEvents();
    expect(await unreadTitles(app, toldTo(ada))).toContain('Repaired: The tap drips');
    expect(await ada.get(id)).toMatchObject({
      state: 'done',
      ended: { words: 'A new seal.', by: { _id: keeper.id } },
      cost: null,
      can: { reopen: true },
    });
    expect([await ada.titles(), await ada.titles('?list=closed')]).toEqual([[], ['The tap drips']]);
  });

  it('in a room is seen by those who live there, and reported by nobody else', async () => {
    const { houseId, ada, ben, owner } = await aHouse();
    const { _id: id } = await ada.report(houseId, { room_id: ada.roomId });
    expect((await ben.ask('GET', `/api/repairs/${id}`)).status).toBe(404);
    expect(await ben.titles()).toEqual([]);
    expect(await owner.titles(`?house_id=${houseId}`)).toEqual(['The tap drips']);
    expect((await ben.send(houseId, { room_id: ada.roomId })).status).toBe(404);
    expect((await ben.ask('POST', `/api/repairs/${id}/notes`, { text: 'Mine too' })).status).toBe(404);
  });

  it('shows what it cost to its homeowner alone', async () => {
    const { houseId, ada, owner, keeper } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    await owner.accept(id, { assignee_id: keeper.id });
    const refused = await keeper.change(id, 'end', { words: '', cost: '80.00' });
    expect(problemOf(refused)).toMatchObject({ status: 422, errors: [{ path: 'cost' }] });
    expect((await owner.change(id, 'end', { words: '', cost: '80.00' })).body).toMatchObject({ cost: '80.00' });
    expect([(await ada.get(id)).cost, (await keeper.get(id)).cost]).toEqual([null, null]);
  });

  it('is declined with a reason, which ends it', async () => {
    const { houseId, ada, owner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    const declined = await owner.change(id, 'decision', { decision: 'decline', reason: 'It’s meant to.' });
    expect(declined.body).toMatchObject({ state: 'declined', ended: { words: 'It’s meant to.' } });
    expect((await ada.withdraw(id)).status).toBe(409);
    await app.drainEvents();
    expect(await unreadTitles(app, toldTo(ada))).toContain('Won’t be repaired: The tap drips');
  });

  it('is withdrawn by who reported it alone', async () => {
    const { houseId, ada, ben, owner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    expect([(await ben.withdraw(id)).status, (await owner.withdraw(id)).status]).toEqual([403, 403]);
    expect((await ada.withdraw(id)).status).toBe(204);
    expect(await stateOf(id)).toBe('withdrawn');
  });

  it('whose visit doesn’t suit waits for another time, with a note on what would', async () => {
    const { houseId, ada, owner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    await owner.accept(id, { visit: VISIT });
    const refused = await ada.change(id, 'visit', { suits: false, note: 'Thursday would.' });
    expect(refused.body).toMatchObject({ visit: null, notes: [{ text: 'Thursday would.' }] });
    const next = { from: '2027-03-18T14:00:00.000Z', until: '2027-03-18T16:00:00.000Z' };
    expect((await owner.change(id, 'plan', { assignee_id: null, visit: next })).status).toBe(200);
    await ada.change(id, 'visit', { suits: true });
    // Saying the same again leaves what was agreed.
    const same = await owner.change(id, 'plan', { assignee_id: null, visit: next });
    expect(same.body).toMatchObject({ visit: { agreed: { by: { _id: ada.id } } } });
    const moved = { ...next, until: '2027-03-18T17:00:00.000Z' };
    expect((await owner.change(id, 'plan', { assignee_id: null, visit: moved })).body).toMatchObject({
      visit: { agreed: null },
    });
  });

  it.each([
    ['past', { from: '2027-03-14T10:00:00Z', until: '2027-03-14T12:00:00Z' }],
    ['that ends first', { from: '2027-03-16T10:00:00Z', until: '2027-03-16T10:00:00Z' }],
    ['that is too long', { from: '2027-03-16T08:00:00Z', until: '2027-03-16T21:00:00Z' }],
    ['too far away', { from: '2028-03-16T08:00:00Z', until: '2028-03-16T09:00:00Z' }],
  ])('has no visit %s', async (_what, visit) => {
    const { houseId, ada, owner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    const answer = await owner.change(id, 'decision', { decision: 'accept', assignee_id: null, visit });
    expect(problemOf(answer)).toMatchObject({ status: 422, errors: [{ path: 'visit' }] });
    expect(await stateOf(id)).toBe('reported');
  });

  it('is taken care of by a neatkeeper of its house, who doesn’t pass it on', async () => {
    const { houseId, ada, owner, keeper } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    const stranger = world.players.k2.account.id;
    const wrong = await owner.change(id, 'decision', { decision: 'accept', assignee_id: stranger, visit: null });
    expect(problemOf(wrong)).toMatchObject({ status: 422, errors: [{ path: 'assignee_id' }] });
    await owner.accept(id, { assignee_id: keeper.id });
    const passed = await keeper.change(id, 'plan', { assignee_id: null, visit: null });
    expect(problemOf(passed)).toMatchObject({ status: 422, errors: [{ path: 'assignee_id' }] });
    expect((await keeper.change(id, 'plan', { assignee_id: keeper.id, visit: VISIT })).status).toBe(200);
  });

  it('is reopened within thirty days by who reported it or by the homeowner', async () => {
    const { houseId, ada, ben, owner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    await owner.accept(id);
    await owner.change(id, 'end', { words: '' });
    expect((await ben.change(id, 'reopening', { reason: 'Still drips' })).status).toBe(403);
    expect((await ada.change(id, 'reopening', { reason: 'Still drips' })).body).toMatchObject({
      state: 'accepted',
      ended: null,
      notes: [{ text: 'Still drips' }],
    });
    await owner.change(id, 'end', { words: '' });
    app.clock.advance(30 * 24 * HOUR + 1);
    expect((await ada.change(id, 'reopening', { reason: 'Again' })).status).toBe(403);
  });

  it('of two changes at once takes one, and shows the other what changed', async () => {
    const { houseId, ada, owner } = await aHouse();
    const { _id: id, version } = await ada.report(houseId);
    const accept = { decision: 'accept', version, assignee_id: null, visit: null };
    const decline = { decision: 'decline', version, reason: 'No' };
    const path = `/api/repairs/${id}/decision`;
    const answers = await Promise.all([owner.ask('PUT', path, accept), owner.ask('PUT', path, decline)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is asked about again when it gets no answer, an emergency within hours', async () => {
    const { houseId, ada, owner, homeowner } = await aHouse();
    await ada.report(houseId, { title: 'No water', urgency: 'emergency' });
    const { _id: answered } = await ada.report(houseId, { title: 'A loose hook' });
    await owner.accept(answered);
    await app.drainEvents();
    expect(await unreadTitles(app, toldTo(homeowner))).toContain('Emergency: No water');
    app.clock.advance(2 * HOUR + 1);
    await app.runDue();
    expect(await unreadTitles(app, toldTo(homeowner))).toContain('Still waiting for your answer: No water');
    app.clock.advance(60 * HOUR);
    await app.runDue();
    expect((await unreadTitles(app, toldTo(homeowner))).join()).not.toContain('A loose hook');
  });

  it('stays readable to who reported it and has moved out, and changes nothing there', async () => {
    const { houseId, ada, owner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    await owner.accept(id);
    await app.get(RoomiesService).moveOut(ada.id, '2027-03-15');
    expect((await ada.get(id)).can).toEqual({
      decide: false,
      plan: false,
      answer: false,
      finish: false,
      withdraw: false,
      reopen: false,
      write: false,
    });
    expect((await ada.ask('POST', `/api/repairs/${id}/notes`, { text: 'Hello?' })).status).toBe(403);
  });

  it('is listed in a constant number of queries', async () => {
    const { houseId, ada } = await aHouse();
    await ada.report(houseId);
    const one = await countQueries(() => ada.page());
    for (const title of ['Second', 'Third']) await ada.report(houseId, { title });
    expect(await countQueries(() => ada.page())).toBe(one);
  });
});

describe('notes on a repair', () => {
  it('are read by everyone concerned, who hear of them', async () => {
    const { houseId, ada, ben, owner, homeowner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    await ben.note(id, 'In the bathroom too');
    await owner.note(id, 'I’ll bring two seals');
    await app.drainEvents();
    expect((await ada.get(id)).notes.map(({ text }) => text)).toEqual(['In the bathroom too', 'I’ll bring two seals']);
    expect(await unreadTitles(app, toldTo(ada))).toContainEqual(expect.stringMatching(/wrote about a repair$/));
    expect(await unreadTitles(app, toldTo(homeowner))).toContainEqual(expect.stringMatching(/wrote about a repair$/));
  });
});
