import { unreadTitles } from '#test/support/alerts.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;
const REASON = { reason: 'The sink is full.' };

let app: TestApp;
let world: World;
let stage: ReturnType<typeof feedStage>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  stage = feedStage(app, world);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

const boss = () => stage.as(world.players.h1.account);
const twoDaysLater = async (): Promise<void> => {
  app.clock.advance(2 * DAY_SECONDS);
  await app.runDue();
  await app.drainEvents();
};

describe('a rejection', () => {
  it.each([2, 3])(
    "can't be made by one of %d alone; the homeowner is asked, and silence counts as done",
    async (roomies) => {
      const house = await stage.aHouse(roomies);
      const { item, poster, others } = await stage.posted(house);
      const judged = await existing(others[0]).says(item, 'strike', REASON);
      expect(judged.state).toBe('posted');
      await app.drainEvents();
      const asked = () => unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: item._id });
      expect(await asked()).toEqual(['Did Some do Tidying up?']);
      await twoDaysLater();
      expect(await stage.stateOf(house.houseId, item._id)).toBe('verified');
      expect(await asked()).toEqual([]);
      expect(await (await stage.as(poster.account)).points()).toMatchObject([{ cause: 'chore', points: 3 }]);
    },
  );

  it('is made by the homeowner, or by both others of three', async () => {
    const two = await stage.aHouse(2);
    const first = await stage.posted(two);
    await first.others[0]?.says(first.item, 'strike', REASON);
    expect(await (await boss()).says(first.item, 'strike', REASON)).toMatchObject({ state: 'rejected' });
    const three = await stage.aHouse(3);
    const { item, others } = await stage.posted(three);
    await others[0]?.says(item, 'strike', REASON);
    expect(await existing(others[1]).says(item, 'strike', REASON)).toMatchObject({ state: 'rejected' });
  });

  it("names its reason: a strike without one is stored but doesn't count until it gets one", async () => {
    const house = await stage.aHouse(3);
    const { item, others } = await stage.posted(house);
    await others[0]?.says(item, 'strike');
    const { state, verdicts } = await existing(others[1]).says(item, 'strike', { reason: '  ' });
    expect([state, verdicts.map(({ says }) => says)]).toEqual(['posted', ['strike', 'strike']]);
    await others[0]?.says(item, 'strike', REASON);
    expect(await existing(others[1]).says(item, 'strike', REASON)).toMatchObject({ state: 'rejected' });
    const silent = await stage.aHouse(2);
    const alone = await stage.posted(silent);
    expect(await (await boss()).says(alone.item, 'strike')).toMatchObject({ state: 'posted' });
  });

  it('in a house of five waits for more than half of the others', async () => {
    const house = await stage.aHouse(5);
    const { item, others } = await stage.posted(house);
    const [one, two, three] = others;
    expect(await existing(one).says(item, 'strike', REASON)).toMatchObject({ state: 'posted' });
    expect(await existing(two).says(item, 'strike', REASON)).toMatchObject({ state: 'posted' });
    expect(await existing(three).says(item, 'strike', REASON)).toMatchObject({ state: 'rejected' });
  });
});

describe('a confirmation', () => {
  it("of two doesn't close the vote in a house of five, and of three does", async () => {
    const house = await stage.aHouse(5);
    const { item, others } = await stage.posted(house);
    expect(await existing(others[0]).says(item, 'point')).toMatchObject({ state: 'posted' });
    expect(await existing(others[1]).says(item, 'point')).toMatchObject({ state: 'posted' });
    expect(await existing(others[2]).says(item, 'point')).toMatchObject({ state: 'verified' });
  });
});

describe('a bonus', () => {
  it('is limited to twenty points a month for one person, given and taken, and is shown', async () => {
    const { houseId, ids } = await stage.aHouse(2);
    const owner = await boss();
    const give = (points: number, id = ids[0], month?: string) =>
      owner.bestWorst(houseId, { id, points, reason: 'Repaired the gate.', ...(month === undefined ? {} : { month }) });
    expect((await give(12)).status).toBe(200);
    expect((await give(-3)).status).toBe(200);
    expect(problemOf(await give(6))).toMatchObject({
      status: 422,
      detail: 'You can give or take 5 more points this month.',
    });
    const { items } = await owner.standings(houseId);
    const shown = (id = ''): object | undefined => items.find(({ roomie }) => roomie._id === id);
    expect(shown(ids[0])).toMatchObject({ points: 9, bonus: 9, bonus_left: 5 });
    expect(shown(ids[1])).toMatchObject({ bonus: 0, bonus_left: 20 });
    expect((await give(5)).status).toBe(200);
    expect((await give(20, ids[1])).status).toBe(200);
  });

  it('is limited to twenty even for simultaneous bonuses', async () => {
    const { houseId, ids } = await stage.aHouse(2);
    const owner = await boss();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.bestWorst(houseId, { id: ids[0], points: 10, reason: 'Well done.' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
  });
});
