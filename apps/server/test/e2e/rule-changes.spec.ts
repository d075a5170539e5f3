import { randomUUID } from 'node:crypto';

import { IDEMPOTENCY_HEADER, type RuleChange } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { aRoomieIn } from '#test/support/houses.ts';
import { problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { A_PROPOSAL, rulesOf } from '#test/support/rules.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const DAY_SECONDS = 86_400;

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

/** Creates a house of h1 with the given number of roomies. */
async function aHouse(roomies: number) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const people = await Promise.all(
    house.people.map(async (account) => ({ ...rulesOf(app, await signIn(app, account)), id: account.id, account })),
  );
  const owner = rulesOf(app, await signIn(app, world.players.h1.account));
  return { ...house, people, author: existing(people[0]), others: people.slice(1), owner };
}

const titlesOf = (account_id: string, kind: string) => unreadTitles(app, { account_id, kind });
const rightAfter = (change: RuleChange): Date => new Date(new Date(change.voting_ends_at).getTime() + 1_000);

describe('a proposal', () => {
  it("is announced to the homeowner and the housemates, with a copy to its author's address", async () => {
    // Sockets use the machine's clock to close.
    app.clock.set(new Date());
    const { houseId, author, others, owner } = await aHouse(3);
    const watcher = await connect(app, (await signIn(app, world.players.h1.account)).token);
    const changed = nextEvent(watcher, 'rules:changed');
    const change = await author.propose({ first_name: 'Somebody', last_name: 'Else' });
    expect(change).toMatchObject({
      house_id: houseId,
      state: 'open',
      is_voting: true,
      may_vote: true,
      ...A_PROPOSAL,
      own_vote: 'for',
      votes: { for: 1, against: 0, missing: 2 },
      decision: null,
      comments: 0,
      author: { _id: author.id, first_name: 'Some' },
    });
    await app.drainEvents();
    expect(await changed).toEqual({ house_id: houseId });
    watcher.close();
    for (const { id } of others) {
      expect(await titlesOf(id, 'rule_change_open')).toEqual([
        expect.stringMatching(/^Some proposes a rule change in /),
      ]);
    }
    expect(await titlesOf(author.id, 'rule_change_open')).toEqual([]);
    const { account } = world.players.h1;
    expect(await unreadTitles(app, { account_id: account.id, subject_id: change._id })).toHaveLength(1);
    const copy = await mailTo(author.account.email, /^You proposed a rule change in /);
    expect(copy.text).toContain('Greet each other.');
    expect((await mailTo(account.email, /proposes a rule change/)).text).toContain('Then you decide.');
    expect(await owner.get(change._id)).toMatchObject({ own_vote: null, may_vote: false });
  });

  it("is made in one's own name, once per key, and five times a day", async () => {
    const { author } = await aHouse(2);
    const stranger = problemOf(await author.send({ email: world.players.h1.account.email }));
    expect(stranger).toMatchObject({ status: 422, errors: [{ path: 'email' }] });
    expect((await author.send({ rule: '', suggestion: ' ' })).status).toBe(400);
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const [first, again] = [await author.send({}, headers), await author.send({}, headers)];
    expect((again.body as RuleChange)._id).toBe((first.body as RuleChange)._id);
    // Simultaneous requests don't bypass the limit.
    const answers = await Promise.all(Array.from({ length: 6 }, () => author.send()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 429, 429]);
    app.clock.advance(DAY_SECONDS);
    expect((await author.send()).status).toBe(201);
  });

  it('is visible only to the house, newest first, in a constant number of queries', async () => {
    const { houseId, author, others, owner } = await aHouse(3);
    const first = await author.propose();
    const one = await countQueries(() => owner.list(houseId));
    app.clock.advance(60);
    const second = await existing(others[0]).propose({ rule: '', suggestion: 'No shoes.' });
    await author.says(second._id, 'Good.');
    expect(await countQueries(() => owner.list(houseId))).toBe(one);
    expect((await owner.list(houseId)).map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(await owner.list(houseId, '?state=decided')).toEqual([]);
    expect(await owner.list(houseId, '?state=open&limit=1')).toMatchObject([{ _id: second._id, comments: 1 }]);
    const stranger = rulesOf(app, world.players.rB);
    for (const answer of [
      await stranger.ask('GET', `/api/rule-changes/${first._id}`),
      await stranger.vote(first._id, 'for'),
      await stranger.comment(first._id, 'Hello'),
      await rulesOf(app, world.players.h2).decide(first._id, { decision: 'declined', reason: 'No.' }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});

describe('votes', () => {
  it('can be changed until all have voted; then the homeowner is asked', async () => {
    const { author, others, owner } = await aHouse(3);
    const [ben, cem] = [existing(others[0]), existing(others[1])];
    const change = await author.propose();
    expect(await ben.votes(change._id, 'against')).toMatchObject({ votes: { for: 1, against: 1, missing: 1 } });
    expect(await ben.votes(change._id, 'for')).toMatchObject({ own_vote: 'for', votes: { for: 2, against: 0 } });
    const early = problemOf(await owner.decide(change._id, { decision: 'declined', reason: 'No.' }));
    expect(early).toMatchObject({ status: 409, current: { state: 'open' } });
    await app.drainEvents();
    expect(await titlesOf(ben.id, 'rule_change_open')).toEqual([]);
    expect(await cem.votes(change._id, 'against')).toMatchObject({ is_voting: false, may_vote: false });
    expect(problemOf(await ben.vote(change._id, 'against')).status).toBe(409);
    await app.drainEvents();
    const { id } = world.players.h1.account;
    expect(await unreadTitles(app, { account_id: id, subject_id: change._id })).toEqual(['Decide on Some’s proposal']);
  });

  it('of two people at the same moment both count, and the last one closes voting', async () => {
    const { author, others } = await aHouse(3);
    const change = await author.propose();
    const answers = await whileHeld(app, 'rule_changes', change._id, async (waiting) => {
      const voting = others.map((other) => other.vote(change._id, 'for'));
      await waiting(2);
      return voting;
    }).then((voting) => Promise.all(voting));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await author.get(change._id)).toMatchObject({ votes: { for: 3, missing: 0 }, is_voting: false });
    await app.drainEvents();
    expect(await unreadTitles(app, { subject_id: change._id, kind: 'rule_change_to_decide' })).toHaveLength(1);
  });

  it('belong to those who lived there: a roomie who moves out keeps a vote, a new one has none', async () => {
    const { author, others, roomIds } = await aHouse(2);
    const ben = existing(others[0]);
    const change = await author.propose();
    const late = rulesOf(app, await signIn(app, await aRoomieIn(app, existing(roomIds[2]))));
    expect(problemOf(await late.vote(change._id, 'for')).status).toBe(403);
    expect(await late.get(change._id)).toMatchObject({ may_vote: false, votes: { for: 1, missing: 1 } });
    await ben.votes(change._id, 'against');
    await app.get(RoomiesService).moveOut(ben.id, '2027-03-15');
    expect(await author.get(change._id)).toMatchObject({ votes: { for: 1, against: 1, missing: 0 } });
    expect((await ben.ask('GET', `/api/rule-changes/${change._id}`)).status).toBe(404);
  });

  it('that are missing trigger a reminder a day before the end, and then voting closes', async () => {
    const { author, others } = await aHouse(3);
    const [ben, cem] = [existing(others[0]), existing(others[1])];
    const change = await author.propose();
    await app.drainEvents();
    await ben.votes(change._id, 'for');
    app.clock.advance(6 * DAY_SECONDS);
    await app.runDue();
    expect(await titlesOf(cem.id, 'rule_change_open')).toEqual(['Voting on Some’s proposal ends soon']);
    await mailTo(cem.account.email, /ends soon/);
    expect(await titlesOf(ben.id, 'rule_change_open')).toEqual([]);
    app.clock.advance(DAY_SECONDS);
    expect(problemOf(await cem.vote(change._id, 'for')).status).toBe(409);
    await app.runDue();
    expect(await author.get(change._id)).toMatchObject({ is_voting: false, votes: { for: 2, missing: 1 } });
    expect(await titlesOf(cem.id, 'rule_change_open')).toEqual([]);
    expect(await unreadTitles(app, { subject_id: change._id })).toEqual(['Decide on Some’s proposal']);
  });

  it('close at the same moment as a person votes: one of the two is first', async () => {
    const { author, others } = await aHouse(2);
    const change = await author.propose();
    app.clock.set(new Date(new Date(change.voting_ends_at).getTime() - 1_000));
    const answer = await whileHeld(app, 'rule_changes', change._id, async (waiting) => {
      const voting = existing(others[0]).vote(change._id, 'for');
      await waiting(1);
      app.clock.set(rightAfter(change));
      return [voting];
    }).then(([voting]) => voting);
    expect(answer?.status).toBe(409);
    await app.runDue();
    expect(await author.get(change._id)).toMatchObject({ votes: { for: 1, missing: 1 }, is_voting: false });
  });

  it('of a week without a worker are counted once, and nobody is reminded of a closed vote', async () => {
    const { author, others, owner } = await aHouse(2);
    const ben = existing(others[0]);
    const change = await author.propose();
    const other = await author.propose({ rule: '', suggestion: 'No shoes.' });
    app.clock.set(rightAfter(other));
    // The clock has closed it, but no worker has.
    expect(await owner.declines(change._id)).toMatchObject({ state: 'declined', is_voting: false });
    await app.runDue();
    await app.runDue();
    expect(await unreadTitles(app, { account_id: ben.id, kind: 'rule_change_open' })).toEqual([]);
    const asked = await unreadTitles(app, { kind: 'rule_change_to_decide', subject_id: other._id });
    expect(asked).toEqual(['Decide on Some’s proposal']);
    expect(await unreadTitles(app, { kind: 'rule_change_to_decide', subject_id: change._id })).toEqual([]);
  });
});

describe('the homeowner decides', () => {
  it('and an accepted change is in force, with what changed, for everyone to acknowledge', async () => {
    const { houseId, author, others, owner } = await aHouse(2);
    const ben = existing(others[0]);
    const change = await author.propose();
    await ben.votes(change._id, 'for');
    const same = problemOf(
      await owner.decide(change._id, { decision: 'accepted', reason: 'Yes.', rules: 'Be kind.', rules_version: 1 }),
    );
    expect(same).toMatchObject({ status: 422, errors: [{ path: 'rules' }] });
    expect(await owner.accepts(change._id, 'Greet each other.', 1)).toMatchObject({
      state: 'accepted',
      decision: { reason: 'Good idea.', version: 2 },
    });
    await app.drainEvents();
    expect(await author.book(houseId)).toMatchObject({ version: 2, text: 'Greet each other.', previous: 'Be kind.' });
    expect(await titlesOf(author.id, 'rule_change_decided')).toEqual(['Some’s proposal was accepted']);
    expect(await titlesOf(ben.id, 'house_rules')).toHaveLength(1);
    expect(await unreadTitles(app, { kind: 'rule_change_to_decide', subject_id: change._id })).toEqual([]);
    expect((await mailTo(ben.account.email, /was accepted/)).text).toContain('Good idea.');
    expect(await owner.list(houseId, '?state=decided')).toMatchObject([{ _id: change._id }]);
  });

  it('with the rules that they saw, not with older ones', async () => {
    const { houseId, author, owner } = await aHouse(1);
    const [first, second] = [await author.propose(), await author.propose({ rule: '', suggestion: 'No shoes.' })];
    expect(first.is_voting).toBe(false);
    await owner.accepts(first._id, 'Greet each other.', 1);
    const stale = problemOf(
      await owner.decide(second._id, { decision: 'accepted', reason: 'Yes.', rules: 'No shoes.', rules_version: 1 }),
    );
    expect(stale).toMatchObject({ code: 'stale_version', current: { version: 2, text: 'Greet each other.' } });
    expect(await owner.get(second._id)).toMatchObject({ state: 'open' });
    expect(await owner.book(houseId)).toMatchObject({ version: 2 });
  });

  it('once, even at the same moment', async () => {
    const { houseId, author, owner } = await aHouse(1);
    const change = await author.propose();
    const answers = await Promise.all([
      owner.decide(change._id, { decision: 'accepted', reason: 'Yes.', rules: 'A.', rules_version: 1 }),
      owner.decide(change._id, { decision: 'accepted', reason: 'Yes.', rules: 'B.', rules_version: 1 }),
      owner.decide(change._id, { decision: 'declined', reason: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await owner.book(houseId)).version).toBeLessThanOrEqual(2);
    expect(problemOf(await author.comment(change._id, 'Why?')).status).toBe(409);
  });
});

describe('a comment on a proposal', () => {
  it('is visible to everyone in the house, and can be removed by its author', async () => {
    const { author, others, owner } = await aHouse(2);
    const ben = existing(others[0]);
    const change = await author.propose();
    const said = await ben.says(change._id, ' Why not at weekends? ');
    app.clock.advance(60);
    await owner.says(change._id, 'Good point.');
    expect((await author.comments(change._id)).map(({ text }) => text)).toEqual([
      'Good point.',
      'Why not at weekends?',
    ]);
    expect((await author.takeAway(change._id, said._id)).status).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      expect((await ben.takeAway(change._id, said._id)).body).toMatchObject({
        text: '',
        removed_at: expect.any(String) as string,
      });
    }
    expect(await author.comments(change._id)).toMatchObject([{ text: 'Good point.' }, { text: '' }]);
    expect(await author.get(change._id)).toMatchObject({ comments: 1 });
  });
});
