import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { appealsOf } from '#test/support/appeals.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing, feedStage } from '#test/support/feed-stage.ts';
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

/** Creates a house in which a posted chore got strikes from housemates. */
async function aStrike(roomies = 3, strikes = 2) {
  const house = await stage.aHouse(roomies, { catalogue: 'kitchen', name: undefined });
  const { item, poster, others } = await stage.posted(house);
  for (const mate of others.slice(0, strikes)) await mate.says(item, 'strike', { reason: 'The sink is full.' });
  await app.drainEvents();
  const own = appealsOf(app, poster);
  const owner = appealsOf(app, await signIn(app, world.players.h1.account));
  const standing = async () => {
    const { items } = await existing(others[0]).standings(house.houseId);
    return existing(items.find(({ roomie }) => roomie._id === poster.id));
  };
  return { house, item, poster, others, own, owner, standing };
}
const anAdmin = async () => appealsOf(app, await signIn(app, world.players.adm.account));

describe('an appeal', () => {
  it('suspends the strike until the decision, and is announced to the homeowner and its author', async () => {
    const { house, item, poster, own, owner, standing } = await aStrike();
    expect(await standing()).toMatchObject({ points: 0, strikes: 1 });
    const [before] = await poster.points();
    expect(before).toMatchObject({ appeal: null, appealable_until: inDays(7) });
    const appeal = await own.open(item.assignment_id);
    await app.drainEvents();
    expect(appeal).toMatchObject({
      state: 'open',
      text: 'It was done.',
      decider: 'homeowner',
      may_decide: false,
      decided_at: null,
      decides_at: inDays(7),
      reason: '',
      strike: { cause: 'rejected', points: 3 },
      item: {
        _id: item._id,
        state: 'rejected',
        appeal: 'open',
        verdicts: [{ reason: 'The sink is full.' }, { reason: 'The sink is full.' }],
      },
    });
    expect(await standing()).toMatchObject({ points: 0, strikes: 0 });
    expect(await poster.points()).toMatchObject([{ strikes: 1, appeal: { state: 'open' }, appealable_until: null }]);
    expect(await owner.list(`&house_id=${house.houseId}&state=open`)).toMatchObject([
      { _id: appeal._id, may_decide: true },
    ]);
    expect(await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: appeal._id })).toEqual([
      `${poster.account.first_name} appealed: Kitchen`,
    ]);
    const copy = await mailTo(poster.account.email, /^You appealed a strike: Kitchen/);
    expect(copy.text).toContain('It was done.');
  });

  it('that is upheld takes the strike back, gives the points and pays the debt', async () => {
    const { house, item, poster, own, owner, standing } = await aStrike();
    const owed = (await stage.debtsOf(house.houseId))[poster.id] ?? 0;
    const appeal = await own.open(item.assignment_id);
    expect(await owner.uphold(appeal)).toMatchObject({
      state: 'upheld',
      reason: 'I have looked at it.',
      may_decide: false,
      item: { state: 'verified' },
      decided_by: { first_name: world.players.h1.account.first_name },
    });
    await app.drainEvents();
    expect(await standing()).toMatchObject({ points: 3, strikes: 0, done: 1, streak: 1 });
    const rows = await poster.points();
    expect(rows.map(({ cause, points, strikes, reversed }) => [cause, points, strikes, reversed])).toEqual([
      ['chore', 3, 0, false],
      ['rejected', 0, -1, false],
      ['rejected', 0, 1, true],
    ]);
    expect((await stage.debtsOf(house.houseId))[poster.id]).toBeLessThan(owed);
    expect(await unreadTitles(app, { account_id: poster.id, subject_id: appeal._id })).toEqual([
      'Your strike for Kitchen was removed',
    ]);
    expect(await unreadTitles(app, { account_id: world.players.h1.account.id, subject_id: appeal._id })).toEqual([]);
    expect((await owner.decide(appeal._id, 'dismissed')).status).toBe(409);
  });

  it("that is dismissed costs only the strike, and can't be repeated", async () => {
    const { item, own, owner, standing } = await aStrike();
    const appeal = await own.open(item.assignment_id);
    expect(await owner.dismiss(appeal)).toMatchObject({ state: 'dismissed', item: { state: 'rejected' } });
    await app.drainEvents();
    expect(await standing()).toMatchObject({ points: 0, strikes: 1 });
    expect((await own.send(item.assignment_id)).status).toBe(409);
  });

  it('is made once for simultaneous requests', async () => {
    const { item, own } = await aStrike();
    const answers = await Promise.all([1, 2, 3].map(() => own.send(item.assignment_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('blocks changes to its post until it is decided', async () => {
    const { item, own, owner } = await aStrike();
    const h1 = await stage.as(world.players.h1.account);
    const appeal = await own.open(item.assignment_id);
    expect((await h1.remove(item)).status).toBe(409);
    await owner.dismiss(appeal);
    expect((await h1.remove(item)).status).toBe(200);
  });

  it('is decided once for simultaneous decisions', async () => {
    const { item, own, owner, standing } = await aStrike();
    const appeal = await own.open(item.assignment_id);
    const answers = await Promise.all([owner.decide(appeal._id, 'upheld'), owner.decide(appeal._id, 'dismissed')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.drainEvents();
    const { state } = await own.one(appeal);
    expect((await standing()).strikes).toBe(state === 'upheld' ? 0 : 1);
  });

  it("is made within a week, against one's own strikes", async () => {
    const { item, own, others } = await aStrike();
    const mate = appealsOf(app, existing(others[0]));
    expect((await mate.send(item.assignment_id)).status).toBe(404);
    expect((await own.send(item.assignment_id, { email: 'somebody@else.test' })).status).toBe(422);
    expect((await own.send(item.assignment_id, { appeal: ' ' })).status).toBe(400);
    app.clock.advance(7 * DAY_SECONDS);
    const late = appealsOf(app, await signIn(app, await accountOf(item.roomie._id)));
    expect((await late.send(item.assignment_id)).status).toBe(409);
  });

  it('finds the strike by chore and day, in any language', async () => {
    const { item, own, poster } = await aStrike();
    const said = { first_name: 'Anybody', last_name: 'Else', email: poster.account.email.toUpperCase() };
    const about = {
      chore_name: 'küche',
      chore_date: item.due_on,
      feedback: 'The sink is full.',
      appeal: 'It was done.',
    };
    const other = await own.ask('PUT', '/api/roomies/feedappeal', { ...said, ...about, chore_name: 'Cellar' });
    const found = await own.ask('PUT', '/api/roomies/feedappeal', { ...said, ...about });
    expect([other.status, found.status]).toEqual([404, 200]);
    expect(found.body).toMatchObject({ roomie: { first_name: poster.account.first_name } });
  });

  it('is visible to its author, the homeowner and admins', async () => {
    const { item, own, owner, others } = await aStrike();
    const appeal = await own.open(item.assignment_id);
    const mate = appealsOf(app, existing(others[0]));
    const stranger = appealsOf(app, await signIn(app, world.players.h2.account));
    expect((await owner.one(appeal))._id).toBe(appeal._id);
    expect((await (await anAdmin()).one(appeal)).may_decide).toBe(false);
    for (const outsider of [mate, stranger]) {
      expect((await outsider.ask('GET', `/api/appeals/${appeal._id}`)).status).toBe(404);
      expect((await outsider.list()).filter(({ _id }) => _id === appeal._id)).toEqual([]);
    }
    expect((await stranger.decide(appeal._id, 'upheld')).status).toBe(404);
    expect((await mate.decide(appeal._id, 'upheld')).status).toBe(403);
  });

  it('is read-only in an archived house', async () => {
    const { house, item, own, owner } = await aStrike();
    const appeal = await own.open(item.assignment_id);
    await app.database.query(`UPDATE houses SET state = 'archived' WHERE id = $1`, [house.houseId]);
    expect(await owner.one(appeal)).toMatchObject({ state: 'open', may_decide: false });
    expect((await owner.decide(appeal._id, 'upheld')).status).toBe(409);
  });
});

describe('the person who decides an appeal', () => {
  it("is never the one who gave the strike: an admin decides about the homeowner's", async () => {
    const house = await stage.aHouse(2);
    const { item, poster } = await stage.posted(house);
    const h1 = await stage.as(world.players.h1.account);
    await h1.says(item, 'strike', { reason: 'Nothing was done.' });
    const appeal = await appealsOf(app, poster).open(item.assignment_id);
    await app.drainEvents();
    expect(appeal).toMatchObject({ decider: 'admin', decides_at: inDays(14) });
    expect((await appealsOf(app, h1).decide(appeal._id, 'dismissed')).status).toBe(409);
    const admin = await anAdmin();
    expect((await admin.list('&decider=admin&state=open')).map(({ _id }) => _id)).toContain(appeal._id);
    const asked = { account_id: world.players.adm.account.id, subject_id: appeal._id };
    expect(await unreadTitles(app, asked)).toHaveLength(1);
    expect(await unreadTitles(app, { account_id: h1.id, subject_id: appeal._id })).toEqual([]);
    expect(await admin.uphold(appeal)).toMatchObject({ state: 'upheld' });
  });

  it('is an admin after a week, and the time decides after two, once, however late the worker is', async () => {
    const { item, own } = await aStrike();
    const appeal = await own.open(item.assignment_id);
    expect((await (await anAdmin()).decide(appeal._id, 'upheld')).status).toBe(409);
    app.clock.advance(7 * DAY_SECONDS);
    await app.runDue();
    const [h1, admin] = [appealsOf(app, await signIn(app, world.players.h1.account)), await anAdmin()];
    expect((await h1.decide(appeal._id, 'upheld')).status).toBe(409);
    expect(await admin.one(appeal)).toMatchObject({ decider: 'admin', may_decide: true });
    app.clock.advance(9 * DAY_SECONDS);
    await app.runDue();
    await app.runDue();
    expect(await (await anAdmin()).one(appeal)).toMatchObject({
      state: 'upheld',
      decided_by: null,
      reason: '',
      item: { state: 'verified' },
    });
    const poster = await stage.as(await accountOf(item.roomie._id));
    expect((await poster.points()).filter(({ reverses }) => reverses !== null)).toHaveLength(1);
  });

  it('has both overdue jobs handled after three weeks without a worker, and the strike is gone', async () => {
    const { item, own } = await aStrike();
    const appeal = await own.open(item.assignment_id);
    app.clock.advance(21 * DAY_SECONDS);
    await app.runDue();
    expect(await (await anAdmin()).one(appeal)).toMatchObject({ state: 'upheld', decided_by: null });
  });
});

describe('appeals against missed turns', () => {
  it('leave the turn missed, and take the strike back', async () => {
    const house = await stage.aHouse(2);
    app.clock.advance(3 * DAY_SECONDS);
    await app.runDue();
    await app.drainEvents();
    const turn = existing(house.turns[0]);
    const person = await stage.as(house.holderOf(turn).account);
    const appeals = appealsOf(app, person);
    const strikesOf = async () =>
      (await person.standings(house.houseId)).items.find(({ roomie }) => roomie._id === person.id)?.strikes ?? 0;
    const before = await strikesOf();
    const appeal = await appeals.open(turn._id);
    expect(appeal).toMatchObject({ strike: { cause: 'missed' }, item: null, decider: 'homeowner' });
    await appealsOf(app, await signIn(app, world.players.h1.account)).uphold(appeal);
    expect(await strikesOf()).toBe(before - 1);
    expect((await person.points()).filter(({ cause }) => cause === 'chore')).toEqual([]);
  });

  it('are limited to five a day', async () => {
    const house = await stage.aHouse(1, { weight: 1 });
    app.clock.advance(7 * DAY_SECONDS);
    await app.runDue();
    await app.drainEvents();
    const person = await stage.as(existing(house.people[0]).account);
    const appeals = appealsOf(app, person);
    const missed = (await person.points()).filter(({ cause }) => cause === 'missed');
    const answers = [];
    for (const { assignment_id: turn } of missed.slice(0, 6)) answers.push(await appeals.send(turn));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    app.clock.advance(DAY_SECONDS);
    const again = appealsOf(app, await signIn(app, person.account));
    expect((await again.send(missed[5]?.assignment_id)).status).toBe(200);
    // A page takes as many queries as a single appeal.
    const counts = [await countQueries(() => again.list('', 1)), await countQueries(() => again.list('', 6))];
    expect(new Set(counts).size).toBe(1);
  });
});

async function accountOf(id: string): Promise<Account> {
  const account = await app.get(AccountsRepository).find(id);
  return existing(account ?? undefined);
}
