import { randomUUID } from 'node:crypto';

import { unreadTitles } from '#test/support/alerts.ts';
import { uploadPdf, uploadVoice } from '#test/support/files.ts';
import { financesOf, INSURANCE } from '#test/support/finances.ts';
import { anOpenHouse, aRoomieIn, housesOf } from '#test/support/houses.ts';
import { call, problemOf, statusesOf } from '#test/support/http.ts';
import { upload } from '#test/support/pictures.ts';
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

async function aHouse() {
  const { h1 } = world.players;
  const { houseId, roomIds } = await anOpenHouse(app, h1, 1);
  const owner = await signIn(app, h1.account);
  return { houseId, roomId: roomIds[0] ?? '', owner, own: financesOf(app, owner) };
}
const byFields = (answer: Parameters<typeof problemOf>[0]) => problemOf(answer).errors?.map(({ path }) => path);

describe('a cost that the homeowner bears', () => {
  it('is added once, changed with its history, removed and restored', async () => {
    const { houseId, roomId, own } = await aHouse();
    const key = randomUUID();
    const [first, again] = [await own.add(houseId, {}, key), await own.add(houseId, {}, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    const [cost, ...others] = await own.list(`?house_id=${houseId}`);
    expect(others).toEqual([]);
    const id = cost?._id ?? '';
    expect(cost).toMatchObject({ ...INSURANCE, room: null, note: '', currency: 'GBP', version: 1, removed_at: null });

    expect((await own.change(id, { amount: '260', room_id: roomId, note: ' Rate rose ' })).status).toBe(200);
    expect(await own.get(id)).toMatchObject({
      amount: '260.00',
      room: { _id: roomId },
      note: 'Rate rose',
      version: 2,
      versions: [{ version: 1, amount: '240.00', room: null }],
    });
    expect((await own.change(id, { version: 1 })).status).toBe(409);

    expect(statusesOf(await Promise.all([own.remove(id), own.remove(id)]))).toEqual([200, 200]);
    expect(await own.list(`?house_id=${houseId}`)).toEqual([]);
    expect(await own.list(`?house_id=${houseId}&list=removed`)).toHaveLength(1);
    expect((await own.change(id)).status).toBe(409);
    await own.restore(id);
    expect(await own.list(`?house_id=${houseId}`)).toMatchObject([{ _id: id, amount: '260.00', removed_at: null }]);
  });

  it('is found by category, words and days, the last paid first', async () => {
    const { houseId, own } = await aHouse();
    await own.cost(houseId, { paid_on: '2027-01-05', supplier: '100% Paint' });
    await own.cost(houseId, { category: 'repairs', paid_on: '2027-03-01', note: 'New 100% lock' });
    await own.cost(houseId, { paid_on: '2026-12-31' });
    const days = async (query: string) => (await own.list(`?house_id=${houseId}${query}`)).map(({ paid_on: on }) => on);
    expect(await days('')).toEqual(['2027-03-01', '2027-01-05', '2026-12-31']);
    expect(await days('&category=insurance')).toEqual(['2027-01-05', '2026-12-31']);
    expect(await days('&search=100%25')).toEqual(['2027-03-01', '2027-01-05']);
    expect(await days('&from=2027-01-01&to=2027-01-31')).toEqual(['2027-01-05']);
  });

  it('keeps photos and PDFs of its receipt, which nobody else reads', async () => {
    const { houseId, own, owner } = await aHouse();
    const [photo] = await upload(app, owner.token, 31);
    const pdf = await uploadPdf(app, owner.token, 'Policy.pdf');
    const cost = await own.cost(houseId, { files: [photo?.image_id, pdf.file_id] });
    expect(cost).toMatchObject({
      photos: [{ image_id: photo?.image_id }],
      files: [{ name: 'Policy.pdf', kind: 'pdf' }],
    });
    const roomie = await signIn(app, await aRoomieIn(app, (await anOpenHouse(app, owner, 1)).roomIds[0] ?? ''));
    const read = async (token: string) => (await call(app, 'GET', pdf.url, { token })).status;
    expect([await read(owner.token), await read(world.players.adm.token), await read(roomie.token)]).toEqual([
      200, 200, 404,
    ]);
    await own.change(cost._id, { files: [pdf.file_id] });
    expect(await own.get(cost._id)).toMatchObject({ photos: [], files: [{ file_id: pdf.file_id }] });
    const voice = await uploadVoice(app, owner.token);
    expect(byFields(await own.add(houseId, { files: [voice.file_id] }))).toEqual(['files']);
    const others = await uploadPdf(app, world.players.h2.token);
    expect(byFields(await own.add(houseId, { files: [others.file_id] }))).toEqual(['files']);
  });

  it('is refused for a day to come, a wrong amount, a room elsewhere, and an archived house', async () => {
    const { houseId, owner, own } = await aHouse();
    const elsewhere = await anOpenHouse(app, world.players.h2, 1);
    expect(byFields(await own.add(houseId, { paid_on: '2027-03-11' }))).toEqual(['paid_on']);
    expect(byFields(await own.add(houseId, { amount: '0.00' }))).toEqual(['amount']);
    expect(byFields(await own.add(houseId, { amount: '2.345' }))).toEqual(['amount']);
    expect(byFields(await own.add(houseId, { room_id: elsewhere.roomIds[0] }))).toEqual(['room_id']);
    expect((await own.add(elsewhere.houseId)).status).toBe(404);
    const { _id: id } = await own.cost(houseId);
    const others = financesOf(app, world.players.h2);
    expect(statusesOf(await Promise.all([others.ask('GET', `/api/own-costs/${id}`), others.remove(id)]))).toEqual([
      404, 404,
    ]);
    const theirs = await Promise.all([
      others.ask('GET', `/api/own-costs?house_id=${houseId}`),
      others.ask('GET', `/api/recurring-costs?house_id=${houseId}`),
      others.add(houseId),
      others.restore(id),
    ]);
    expect(statusesOf(theirs)).toEqual([404, 404, 404, 404]);
    await housesOf(app, owner).archive(houseId);
    expect(statusesOf(await Promise.all([own.add(houseId), own.change(id), own.remove(id)]))).toEqual([409, 409, 409]);
    expect((await own.get(id)).removed_at).toBeNull();
  });
});

describe('a cost that recurs', () => {
  const monthly = { paid_on: '2027-01-31', repeats: { every: 'month', until: null } };

  it('is added for its past days at once, and later by itself, with one notice', async () => {
    const { houseId, own } = await aHouse();
    const { h1 } = world.players;
    const told = async () => {
      await app.runDue();
      await app.drainEvents();
      return unreadTitles(app, { account_id: h1.account.id, kind: 'costs_added' });
    };
    const before = await told();
    expect(await own.added(houseId, monthly)).toMatchObject({
      cost: { paid_on: '2027-01-31' },
      added: 2,
      recurring: { every: 'month', next_on: '2027-03-31', following_on: '2027-04-30' },
    });
    expect(await told()).toEqual(before);
    // Two months without a worker.
    app.clock.set(new Date('2027-05-03T10:00:00Z'));
    const now = await told();
    expect(now).toHaveLength(before.length + 1);
    expect(now[0]).toMatch(/^Insurance of £240\.00 added for House /);
    expect(await told()).toEqual(now);
    const later = financesOf(app, await signIn(app, h1.account));
    const costs = await later.list(`?house_id=${houseId}`);
    expect(costs.map(({ paid_on: on }) => on)).toEqual(['2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31']);
    // A day that was removed isn't added again.
    await later.remove(costs[0]?._id ?? '');
    await told();
    expect(await later.list(`?house_id=${houseId}`)).toHaveLength(3);
  });

  it('is changed from the next time on, skipped, brought back, and ended', async () => {
    const { houseId, own } = await aHouse();
    const { recurring } = await own.added(houseId, monthly);
    if (!recurring) throw new Error('It does not recur.');
    expect(
      (await own.changeRecurring(recurring, { amount: '250.00', next_on: recurring.following_on })).body,
    ).toMatchObject({
      amount: '250.00',
      next_on: '2027-04-30',
    });
    expect((await own.changeRecurring(recurring)).status).toBe(409);
    const [skipped] = await own.recurring(houseId);
    if (!skipped) throw new Error('It has ended.');
    expect(byFields(await own.changeRecurring(skipped, { next_on: '2027-04-29' }))).toEqual(['next_on']);
    expect(byFields(await own.changeRecurring(skipped, { next_on: '2027-02-28' }))).toEqual(['next_on']);
    expect((await own.changeRecurring(skipped, { next_on: '2027-03-31' })).body).toMatchObject({
      next_on: '2027-03-31',
    });
    const [back] = await own.recurring(houseId);
    if (!back) throw new Error('It has ended.');
    await own.changeRecurring(back, { until: '2027-03-30' });
    expect(await own.recurring(houseId)).toEqual([]);
    app.clock.set(new Date('2027-06-03T10:00:00Z'));
    await app.runDue();
    await app.drainEvents();
    const later = financesOf(app, await signIn(app, world.players.h1.account));
    expect(await later.list(`?house_id=${houseId}`)).toHaveLength(2);
  });

  it('can begin later, then without a receipt, and ends on its last day', async () => {
    const { houseId, own, owner } = await aHouse();
    const pdf = await uploadPdf(app, owner.token);
    const yearly = { paid_on: '2027-07-01', repeats: { every: 'year', until: '2027-12-31' } };
    expect(byFields(await own.add(houseId, { ...yearly, files: [pdf.file_id] }))).toEqual(['files']);
    expect(await own.added(houseId, yearly)).toMatchObject({
      cost: null,
      added: 0,
      recurring: { next_on: '2027-07-01', following_on: null },
    });
    expect(byFields(await own.add(houseId, { ...monthly, paid_on: '2021-12-31' }))).toEqual(['paid_on']);
    const ended = { every: 'month', until: '2027-01-30' };
    expect(byFields(await own.add(houseId, { ...monthly, repeats: ended }))).toEqual(['repeats.until']);
  });
});
