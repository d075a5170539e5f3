import type { ChoreFeedback } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { visitsOf, visitStage } from '#test/support/visits.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let stage: ReturnType<typeof visitStage>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  stage = visitStage(app, world);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

const done = async (asked: ReturnType<ReturnType<typeof visitsOf>['say']>, status = 201): Promise<ChoreFeedback> => {
  const answer = await asked;
  expect(answer.status).toBe(status);
  return answer.body as ChoreFeedback;
};

describe('chore feedback', () => {
  it('is listed for the house, newest first, with its readers', async () => {
    const house = await stage.aKeptHouse(2);
    const [roomie] = house.people;
    await done(visitsOf(app, existing(roomie)).say(house.choreId, ' The bags tear. '));
    await done(house.keeper.say(house.choreId, 'The mop is worn out.'));
    await done(house.owner.say(house.choreId, 'There is a new mop.'));
    const all = await house.owner.said(house.houseId);
    expect(all.map(({ feedback, author }) => [feedback, author.role])).toEqual([
      ['There is a new mop.', 'homeowner'],
      ['The mop is worn out.', 'neatkeeper'],
      ['The bags tear.', 'roomie'],
    ]);
    const ofKeeper = await house.owner.said(house.houseId, `?role=neatkeeper&chore_id=${house.choreId}`);
    expect(ofKeeper.map(({ author }) => author._id)).toEqual([house.keeper.id]);
    expect(await house.keeper.said(house.houseId)).toHaveLength(3);
    const stranger = visitsOf(app, await signIn(app, world.players.rB.account));
    expect((await stranger.say(house.choreId, 'Hello.')).status).toBe(404);
    expect((await stranger.ask('GET', `/api/houses/chore-feedback/${house.houseId}`)).status).toBe(404);
  });

  it('alerts the homeowner and the roomie with the next turn, but not its author', async () => {
    const house = await stage.aKeptHouse(2);
    const holder = house.holderOf(house.turn);
    const other = house.notHolderOf(house.turn);
    const said = await done(visitsOf(app, other).say(house.choreId, 'The bags tear.'));
    const answered = await done(visitsOf(app, holder).say(house.choreId, 'I bought others.'));
    await app.drainEvents();
    const told = (to: string, { _id }: ChoreFeedback) => unreadTitles(app, { account_id: to, subject_id: _id });
    const title = 'Some gave feedback on Tidying up';
    expect([await told(house.owner.id, said), await told(holder.id, said)]).toEqual([[title], [title]]);
    expect(await told(house.owner.id, answered)).toEqual([title]);
    expect([await told(holder.id, answered), await told(other.id, said)]).toEqual([[], []]);
  });

  it('is pushed live to everyone in the house', async () => {
    app.clock.set(new Date());
    const house = await stage.aKeptHouse(1);
    const socket = await connect(app, house.keeper.token);
    const heard = nextEvent(socket, 'feedback:updated');
    await done(house.owner.say(house.choreId, 'There is a new mop.'));
    await app.drainEvents();
    expect(await heard).toEqual({ house_id: house.houseId, chore_id: house.choreId });
    socket.close();
  });

  it('has a limited length, and is limited to ten a day from one person', async () => {
    const house = await stage.aKeptHouse(1);
    expect((await house.owner.say(house.choreId, ' ')).status).toBe(400);
    expect((await house.owner.say(house.choreId, 'x'.repeat(1_001))).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 12 }, () => house.owner.say(house.choreId, 'Again.')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    await done(house.keeper.say(house.choreId, 'Of somebody else.'));
  });

  it("can't be given on a retired chore, or by an admin", async () => {
    const house = await stage.aKeptHouse(1);
    await house.owner.ask('DELETE', `/api/chores/${house.choreId}`);
    expect((await house.owner.say(house.choreId, 'Why?')).status).toBe(409);
    const admin = visitsOf(app, await signIn(app, world.players.adm.account));
    expect((await admin.say(house.choreId, 'Why?')).status).toBe(403);
  });

  it('can be removed by its author for a day, and by the homeowner at any time', async () => {
    const house = await stage.aKeptHouse(2);
    const [author, mate] = house.people.map((person) => visitsOf(app, person));
    const said = await done(existing(author).say(house.choreId, 'The bags tear.'));
    expect((await existing(mate).takeAway(said._id)).status).toBe(404);
    const removed = await done(existing(author).takeAway(said._id), 200);
    expect(removed).toMatchObject({ feedback: '', removed_at: expect.stringMatching(/^2027-03-15T10:00/) as string });
    expect(await house.owner.said(house.houseId)).toHaveLength(1);
    const later = await done(existing(author).say(house.choreId, 'Still.'));
    app.clock.advance(86_400);
    expect((await existing(author).takeAway(later._id)).status).toBe(409);
    await done(house.owner.takeAway(later._id), 200);
  });

  it('can be handled by the homeowner, who can undo that', async () => {
    const house = await stage.aKeptHouse(1);
    const said = await done(house.keeper.say(house.choreId, 'The mop is worn out.'));
    expect((await house.keeper.seeTo(said._id)).status).toBe(403);
    const seen = await done(house.owner.seeTo(said._id), 200);
    expect(seen.seen_to).toMatchObject({ by: { _id: house.owner.id } });
    expect(await house.owner.said(house.houseId, '?state=open')).toEqual([]);
    expect(await house.owner.said(house.houseId, '?state=seen_to')).toHaveLength(1);
    expect((await done(house.owner.seeTo(said._id, false), 200)).seen_to).toBeNull();
    await done(house.owner.takeAway(said._id), 200);
    expect((await house.owner.seeTo(said._id)).status).toBe(409);
  });

  it('takes as many queries for one as for nine', async () => {
    const house = await stage.aKeptHouse(1);
    const said = async (count: number) => {
      for (let at = 0; at < count; at += 1) await house.owner.say(house.choreId, 'Again.');
      await app.drainEvents();
      return countQueries(() => house.keeper.said(house.houseId));
    };
    const few = await said(1);
    expect(await said(8)).toBe(few);
  });
});
