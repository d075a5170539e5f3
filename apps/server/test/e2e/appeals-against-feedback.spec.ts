import type { Appeal, ChoreFeedback, Page } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { appealsOf } from '#test/support/appeals.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
import { call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;
/** The test clock keeps running. */
const inDays = (days: number): unknown => expect.stringMatching(new RegExp(`^2027-03-${String(15 + days)}T10:00:`));

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

describe('appeals against chore feedback', () => {
  /** Has a roomie do the kitchen and a housemate give feedback on it. */
  async function said() {
    const house = await stage.aHouse(2, { catalogue: 'kitchen', name: undefined });
    const { poster, others } = await stage.posted(house);
    const mate = existing(others[0]);
    const text = { feedback: 'The sink is full again.' };
    const given = await mate.ask('POST', `/api/chores/${house.choreId}/feedback`, text);
    const { _id: id } = given.body as ChoreFeedback;
    const listed = async (who: typeof mate): Promise<ChoreFeedback[]> =>
      ((await who.ask('GET', `/api/houses/chore-feedback/${house.houseId}`)).body as Page<ChoreFeedback>).items;
    const appeals = appealsOf(app, poster);
    const send = (who = appeals) => who.send(undefined, { assignment_id: undefined, feedback_id: id });
    const owner = appealsOf(app, await signIn(app, world.players.h1.account));
    return { house, id, poster, mate, appeals, owner, listed, send };
  }

  it('can be made only by the roomie who did the chore last', async () => {
    const { id, poster, mate, appeals, listed, send } = await said();
    expect(await listed(poster)).toMatchObject([{ _id: id, appeal: null, appealable_until: inDays(7) }]);
    expect(await listed(mate)).toMatchObject([{ _id: id, appealable_until: null }]);
    expect((await send(appealsOf(app, mate))).status).toBe(404);
    const answer = await send();
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { strike: null, feedback: { _id: id, feedback: 'The sink is full again.' }, decider: 'homeowner' },
    ]);
    expect(await listed(poster)).toMatchObject([{ appeal: 'open', appealable_until: null }]);
    expect((await send()).status).toBe(409);
    expect(await appeals.list()).toHaveLength(1);
  });

  it('remove the feedback when they are upheld, and keep it when they are not', async () => {
    const first = await said();
    await first.owner.uphold((await first.send()).body as Appeal);
    expect(await first.listed(first.mate)).toMatchObject([{ feedback: '', removed_at: expect.any(String) as string }]);
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: first.poster.id, kind: 'appeal_decided' })).toEqual([
      'Feedback on Kitchen was removed',
    ]);
    const second = await said();
    await second.owner.dismiss((await second.send()).body as Appeal);
    expect(await second.listed(second.mate)).toMatchObject([
      { feedback: 'The sink is full again.', appeal: 'dismissed' },
    ]);
  });

  it('concern the roomie who had done the chore last, even if another does it later', async () => {
    const { house, poster, mate, listed, send } = await said();
    const next = house.turns.find(({ due_on: on }) => on > (house.turns[0]?.due_on ?? ''));
    app.clock.advance(DAY_SECONDS / 2);
    await (await stage.as(mate.account)).send({ assignment_id: next?._id });
    const again = await stage.as(poster.account);
    expect(await listed(again)).toMatchObject([{ appealable_until: inDays(7) }]);
    expect((await send(appealsOf(app, again))).status).toBe(200);
    const owner = await stage.as(world.players.h1.account);
    const [given] = await listed(owner);
    expect((await owner.ask('DELETE', `/api/chores/feedback/${given?._id ?? ''}`)).status).toBe(409);
  });

  it('go to an admin when the homeowner gave the feedback', async () => {
    const { house, appeals } = await said();
    const h1 = await signIn(app, world.players.h1.account);
    const given = await call(app, 'POST', `/api/chores/${house.choreId}/feedback`, {
      token: h1.token,
      body: { feedback: 'The hob, too.' },
    });
    const { _id: feedback_id } = given.body as ChoreFeedback;
    const answer = await appeals.send(undefined, { assignment_id: undefined, feedback_id });
    expect(answer.body).toMatchObject({ decider: 'admin' });
  });
});
