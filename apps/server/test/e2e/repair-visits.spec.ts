import { unreadTitles } from '#test/support/alerts.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { existing } from '#test/support/feed-stage.ts';
import { fetchImage, upload } from '#test/support/pictures.ts';
import { aHouseToRepair, repairsOf, toldTo } from '#test/support/repairs.ts';
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

describe('a visit', () => {
  it('is announced the day before, and asked about the day after until it is done', async () => {
    const { houseId, ada, ben, owner, homeowner, keeper } = await aHouse();
    const { _id: id } = await ada.report(houseId, { title: 'A cold radiator' });
    await owner.accept(id, { assignee_id: keeper.id, visit: VISIT });
    await app.drainEvents();
    const near = 'Repair tomorrow: A cold radiator';
    app.clock.set(new Date('2027-03-16T13:59:00Z'));
    await app.runDue();
    expect(await unreadTitles(app, toldTo(ben))).not.toContain(near);
    app.clock.set(new Date('2027-03-16T14:01:00Z'));
    await app.runDue();
    for (const person of [ada, ben, keeper]) expect(await unreadTitles(app, toldTo(person))).toContain(near);
    expect(await unreadTitles(app, toldTo(homeowner))).not.toContain(near);
    app.clock.set(new Date('2027-03-18T16:01:00Z'));
    await app.runDue();
    expect(await unreadTitles(app, toldTo(keeper))).toContain('Is it repaired? A cold radiator');
  });

  it('that was moved or is done is neither announced nor asked about', async () => {
    const { houseId, ada, owner, keeper } = await aHouse();
    const [moved, done] = [await ada.report(houseId, { title: 'Moved' }), await ada.report(houseId, { title: 'Done' })];
    for (const { _id: id } of [moved, done]) await owner.accept(id, { assignee_id: keeper.id, visit: VISIT });
    const later = { from: '2027-03-20T14:00:00.000Z', until: '2027-03-20T16:00:00.000Z' };
    expect((await owner.change(moved._id, 'plan', { assignee_id: keeper.id, visit: later })).status).toBe(200);
    expect((await keeper.change(done._id, 'end', { words: '' })).status).toBe(200);
    await app.drainEvents();
    app.clock.set(new Date('2027-03-18T16:01:00Z'));
    await app.runDue();
    const told = await unreadTitles(app, toldTo(keeper));
    expect(told.filter((title) => /^(Repair tomorrow:|Is it repaired\?) (Moved|Done)$/.test(title))).toEqual([]);
  });
});

describe('photos of what was done', () => {
  it('are seen by who sees the repair, and go when it is reopened', async () => {
    const { houseId, ada, owner, homeowner } = await aHouse();
    const { _id: id } = await ada.report(houseId);
    await owner.accept(id);
    const [photo] = await upload(app, homeowner.token, 1);
    const { image_id: image, url } = existing(photo);
    const photos = [{ image_id: image }];
    expect((await owner.change(id, 'end', { words: 'A new seal', photos })).status).toBe(200);
    expect((await ada.get(id)).photos_after.map(({ image_id: shown }) => shown)).toEqual([image]);
    expect((await fetchImage(app, url, ada.token)).status).toBe(200);
    expect((await fetchImage(app, url, world.players.rB.token)).status).toBe(404);
    await ada.change(id, 'reopening', { reason: 'Still drips' });
    expect(await ada.get(id)).toMatchObject({ photos_after: [], cost: null });
  });
});

describe('the figures of repairs', () => {
  it('count a year of the own houses, and of one of them', async () => {
    const owner = world.players.h2;
    const [house, other] = [await aSharedHouse(app, owner, 1), await aSharedHouse(app, owner, 1)];
    const mine = repairsOf(app, owner);
    const figures = (query = '') => mine.ask('GET', `/api/repairs/figures${query}`);
    const none = { open: 0, done: 0, median_days: null, costs: [], areas: [] };
    expect((await figures()).body).toEqual(none);
    for (const [houseId, area, days, cost] of [
      [house.houseId, 'kitchen', 2, '80.00'],
      [house.houseId, 'kitchen', 4, '20.50'],
      [other.houseId, 'bathroom', 9, undefined],
    ] as const) {
      app.clock.set(new Date('2027-02-01T10:00:00Z'));
      const { _id: id } = await mine.report(houseId, { area });
      await mine.accept(id);
      app.clock.advance(days * 24 * HOUR);
      await mine.change(id, 'end', { words: '', ...(cost && { cost }) });
    }
    await mine.report(house.houseId, { area: 'stairs' });
    expect((await figures()).body).toEqual({
      open: 1,
      done: 3,
      median_days: 4,
      costs: [{ currency: 'GBP', amount: '100.50' }],
      areas: [
        { area: 'kitchen', reported: 2 },
        { area: 'bathroom', reported: 1 },
        { area: 'stairs', reported: 1 },
      ],
    });
    expect((await figures(`?house_id=${other.houseId}`)).body).toMatchObject({ open: 0, done: 1, costs: [] });
    expect((await figures(`?house_id=${(await aHouse()).houseId}`)).status).toBe(404);
    app.clock.set(new Date('2028-02-20T10:00:00Z'));
    expect((await figures()).body).toEqual({ ...none, open: 1 });
  });
});

describe('the repairs of a room', () => {
  it('are those that were reported in it', async () => {
    const { houseId, ada, owner } = await aHouse();
    await ada.report(houseId, { title: 'In the kitchen' });
    await ada.report(houseId, { title: 'In the room', room_id: ada.roomId });
    expect(await owner.titles(`?house_id=${houseId}&room_id=${ada.roomId}`)).toEqual(['In the room']);
    expect((await owner.ask('GET', `/api/repairs?room_id=${ada.roomId}`)).status).toBe(400);
  });
});
