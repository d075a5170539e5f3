import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { drawOrder } from '#contexts/living/speaker/close-election.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { existing } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { aRunHouse } from '#test/support/speaker.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

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

async function aHouse(roomies: number) {
  const house = await aRunHouse(app, world.players.h1, roomies);
  const [one, two, three] = house.people;
  return { ...house, one: existing(one), two: existing(two), three: three ?? existing(two) };
}

const runDue = async (): Promise<void> => {
  await app.runDue();
  await app.drainEvents();
};
const titlesOf = (account_id: string, kind: string) => unreadTitles(app, { account_id, kind });

describe('an election', () => {
  it('asks everyone who lives there, elects whoever stood and got most votes, and tells the homeowner', async () => {
    const { houseId, owner, one, two, three } = await aHouse(3);
    const id = await one.calls(houseId);
    await app.drainEvents();
    expect(await titlesOf(two.id, 'speaker_to_elect')).toHaveLength(1);
    expect(await titlesOf(one.id, 'speaker_to_elect')).toEqual([]);
    expect((await one.see(houseId)).election).toMatchObject({ voters: 3, voted: 0, candidates: [], is_voter: true });
    await two.stands(id);
    await three.stands(id);
    expect((await one.vote(id, one.id)).status).toBe(422);
    await one.votes(id, three.id);
    await one.votes(id, two.id);
    await two.votes(id, two.id);
    await app.drainEvents();
    expect(await titlesOf(two.id, 'speaker_to_elect')).toEqual([]);
    expect((await three.see(houseId)).election).toMatchObject({ voted: 2, own_vote: null, stands: true });
    const seen = await three.votes(id, three.id);
    expect(seen.election).toBeNull();
    expect(seen.speaker?.person._id).toBe(two.id);
    expect(seen.speaker?.until).toMatch(/^2027-09-15T10:00:/);
    expect(seen.last).toMatchObject({ voters: 3, voted: 3, decided_by: 'votes', failure: null });
    expect(seen.last?.candidates.map(({ votes }) => votes)).toEqual([2, 1]);
    await app.drainEvents();
    expect((await titlesOf(world.players.h1.account.id, 'speaker_changed')).join(' ')).toMatch(/speaks for/);
    expect((await two.see(houseId)).is_speaker).toBe(true);
    expect((await owner.see(houseId)).may_call).toBe(false);
    expect((await one.vote(id, three.id)).status).toBe(409);
  });

  it('keeps votes secret: no event, alert, activity or answer says for whom, and counted votes are deleted', async () => {
    const { houseId, owner, one, two } = await aHouse(2);
    const id = await one.calls(houseId);
    await one.stands(id);
    await two.stands(id);
    await one.votes(id, two.id);
    const others = JSON.stringify([await two.see(houseId), await owner.see(houseId)]);
    expect(others).toContain('"own_vote":null');
    expect(others).not.toContain(`"own_vote":"`);
    await two.votes(id, two.id);
    await app.drainEvents();
    const told = await app.database.query<{ payload: object }>(
      `SELECT payload FROM outbox WHERE payload->>'election_id' = $1 AND type = 'speaker.election-voted'`,
      [id],
    );
    expect(told.map(({ payload }) => Object.keys(payload).toSorted())).toEqual([
      ['actor_id', 'election_id', 'house_id'],
      ['actor_id', 'election_id', 'house_id'],
    ]);
    const kept = await app.database.query(
      'SELECT 1 FROM speaker_election_people WHERE election_id = $1 AND choice_id IS NOT NULL',
      [id],
    );
    expect(kept).toEqual([]);
    const rows = await app.database.query(`SELECT 1 FROM activity WHERE kind LIKE '%vote%' AND house_id = $1`, [
      houseId,
    ]);
    expect(rows).toEqual([]);
  });

  it('takes one vote a person, only from those who lived there, and one election a house', async () => {
    const { houseId, roomIds, one, two } = await aHouse(2);
    const id = await one.calls(houseId);
    expect((await two.call(houseId)).status).toBe(409);
    await one.stands(id);
    await Promise.all([one.votes(id, one.id), one.votes(id, one.id)]);
    expect((await one.see(houseId)).election).toMatchObject({ voters: 2, voted: 1 });
    const late = await aRunHouse(app, world.players.h2, 1);
    const stranger = existing(late.people[0]);
    expect((await stranger.vote(id, one.id)).status).toBe(404);
    expect((await stranger.stand(id)).status).toBe(404);
    expect((await stranger.call(houseId)).status).toBe(404);
    expect(problemOf(await stranger.call(late.houseId)).status).toBe(409);
    await app.get(RoomiesService).moveOut(stranger.id, '2027-03-15');
    await app.get(RoomiesService).moveIn(stranger.id, roomIds[2] ?? '', '2027-03-15');
    expect((await stranger.vote(id, one.id)).status).toBe(403);
    expect((await one.ask('PUT', `/api/elections/${id}/vote`, { candidate_id: one.id, for: two.id })).status).toBe(400);
  });

  it('gives votes back when a candidate withdraws, and drops those who move out', async () => {
    const { houseId, one, two, three } = await aHouse(3);
    const id = await one.calls(houseId);
    await two.stands(id);
    await three.stands(id);
    await one.votes(id, two.id);
    await two.stands(id, false);
    expect((await one.see(houseId)).election).toMatchObject({ voted: 0, own_vote: null });
    await one.votes(id, three.id);
    await two.votes(id, three.id);
    await app.get(RoomiesService).moveOut(three.id, '2027-03-15');
    await app.drainEvents();
    expect((await one.see(houseId)).election).toMatchObject({ voters: 2, voted: 0, candidates: [] });
    await app.get(RoomiesService).moveOut(two.id, '2027-03-15');
    await app.drainEvents();
    expect((await one.see(houseId)).last).toMatchObject({ failure: 'too_few', winner: null });
  });

  it('ends after five days with the votes there are, or without candidates', async () => {
    const { houseId, one, two } = await aHouse(2);
    const id = await one.calls(houseId);
    await one.stands(id);
    await two.votes(id, one.id);
    app.clock.advance(5 * DAY_SECONDS);
    expect((await one.vote(id, one.id)).status).toBe(409);
    await runDue();
    expect(await two.see(houseId)).toMatchObject({ election: null, speaker: { person: { _id: one.id } } });
    const empty = await aHouse(2);
    await empty.one.calls(empty.houseId);
    app.clock.advance(5 * DAY_SECONDS);
    await runDue();
    expect((await empty.one.see(empty.houseId)).last).toMatchObject({ failure: 'no_candidate' });
  });

  it('draws among equal votes so that anyone can check it', () => {
    const drawn = drawOrder('0198', ['b', 'a', 'c']);
    expect(drawn.toSorted()).toEqual(['a', 'b', 'c']);
    expect(drawOrder('0198', ['c', 'b', 'a'])).toEqual(drawn);
    const orders = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => drawOrder(id, ['a', 'b', 'c'])[0]);
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('a term', () => {
  it('ends after its months, at once by the clock, and is told when the worker comes', async () => {
    const { houseId, owner, one, two, elect } = await aHouse(2);
    await owner.lets(houseId, { bills: 'speaker', term_months: 3 });
    await elect();
    expect(await one.see(houseId)).toMatchObject({ is_speaker: true, own_rights: ['bills'] });
    app.clock.set(new Date('2027-06-15T10:00:01Z'));
    expect(await one.see(houseId)).toMatchObject({ speaker: null, is_speaker: false, own_rights: [] });
    await runDue();
    expect((await titlesOf(two.id, 'speaker_changed')).join(' ')).toMatch(/no longer speaks for/);
  });

  it('can be challenged after a fortnight, and lasts until another roomie is elected', async () => {
    const { houseId, one, two, elect } = await aHouse(2);
    await elect();
    expect((await two.see(houseId)).may_call).toBe(false);
    expect((await two.call(houseId)).status).toBe(409);
    app.clock.advance(14 * DAY_SECONDS);
    const id = await two.calls(houseId);
    expect((await one.see(houseId)).speaker?.person._id).toBe(one.id);
    await two.stands(id);
    await one.votes(id, two.id);
    await two.votes(id, two.id);
    expect((await one.see(houseId)).speaker?.person._id).toBe(two.id);
    const ends = await app.database.query('SELECT ended FROM speaker_terms WHERE house_id = $1 ORDER BY id', [houseId]);
    expect(ends).toEqual([{ ended: 'replaced' }, { ended: null }]);
    // Stepping down is only the speaker’s, and lets the house vote again at once.
    await one.stepsDown(houseId);
    expect((await one.see(houseId)).speaker?.person._id).toBe(two.id);
    expect((await two.stepsDown(houseId)).may_call).toBe(true);
  });
});
