import type { CleaningVisit } from '@common-roof/contracts';

import { unreadTitles } from '#test/support/alerts.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { fetchImage, upload } from '#test/support/pictures.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { visitsOf, visitStage } from '#test/support/visits.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

let app: TestApp;
let world: World;
let stage: ReturnType<typeof visitStage>;
type KeptHouse = Awaited<ReturnType<typeof stage.aKeptHouse>>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  stage = visitStage(app, world);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-15T10:00:00Z'));
});
afterAll(() => app.close());

const turnOf = async ({ owner, houseId, turn }: KeptHouse) =>
  existing((await owner.turns(houseId, `&from=${turn.due_on}`)).find(({ _id }) => _id === turn._id));
const covering = ({ turn }: KeptHouse) => ({ turns: [turn._id] });

describe('a report on a visit', () => {
  it('lists what was done in each area, and which turns, and is read by the house', async () => {
    const house = await stage.aKeptHouse(2);
    const holder = house.holderOf(house.turn);
    const visit = await house.keeper.reported(house.houseId, {
      remark: 'The vacuum cleaner smells.',
      areas: [
        { area: 'kitchen', result: 'done' },
        { area: 'other', name: 'Attic', result: 'not_done', remark: 'It was locked.' },
      ],
      ...covering(house),
    });
    expect(visit).toMatchObject({
      visited_on: '2027-03-15',
      state: 'sent',
      decided: null,
      neatkeeper: { first_name: 'Kora' },
      areas: [
        { area: 'kitchen', name: null, result: 'done', photos: [] },
        { area: 'other', name: 'Attic', result: 'not_done', remark: 'It was locked.' },
      ],
      turns: [{ chore: { name: 'Tidying up' }, due_on: '2027-03-15', held_by: { _id: holder.id } }],
      confirms_at: expect.stringMatching(/^2027-03-17T10:00/) as string,
    });
    expect(await turnOf(house)).toMatchObject({ state: 'posted', assignee: null, done_by: { _id: house.keeper.id } });
    const roomie = visitsOf(app, holder);
    expect(await roomie.visits(house.houseId)).toEqual([visit]);
    expect(await house.owner.visits(house.houseId, '?state=sent')).toEqual([visit]);
    expect(await house.owner.visits(house.houseId, '?state=confirmed')).toEqual([]);
  });

  it('states why something was not done, and is about a house that its author cleans', async () => {
    const house = await stage.aKeptHouse(2);
    const elsewhere = await stage.aKeptHouse(2);
    const areas = (area: object) => ({ areas: [area] });
    const { keeper, houseId } = house;
    expect((await keeper.report(houseId, areas({ area: 'hall', result: 'not_done' }))).status).toBe(400);
    expect((await keeper.report(houseId, areas({ area: 'other', result: 'done' }))).status).toBe(400);
    expect((await keeper.report(houseId, { areas: [] })).status).toBe(400);
    expect((await keeper.report(elsewhere.houseId)).status).toBe(404);
    expect((await keeper.report(houseId, covering(elsewhere))).status).toBe(404);
    const [, tomorrow] = house.turns;
    expect((await keeper.report(houseId, { turns: [tomorrow?._id] })).status).toBe(422);
    expect((await keeper.report(houseId, { visited_on: '2027-03-12' })).status).toBe(422);
    expect((await keeper.report(houseId, { visited_on: '2027-03-16' })).status).toBe(422);
    expect(await house.owner.visits(houseId)).toEqual([]);
  });

  it("has photos that people of the house see, and other neatkeepers don't", async () => {
    const house = await stage.aKeptHouse(1);
    const stranger = await signIn(app, world.players.k1.account);
    const [image, foreign] = [await upload(app, house.keeper.token, 1), await upload(app, house.owner.token, 2)];
    const visit = await house.keeper.reported(house.houseId, {
      areas: [{ area: 'kitchen', result: 'partly', photos: [{ image_id: image[0]?.image_id, caption: 'The oven' }] }],
    });
    const [photo] = existing(visit.areas[0]).photos;
    expect(photo).toMatchObject({ image_id: image[0]?.image_id, caption: 'The oven' });
    const seen = async (token: string) => (await fetchImage(app, existing(photo).url, token)).status;
    expect(await seen(house.owner.token)).toBe(200);
    expect(await seen(existing(house.people[0]).token)).toBe(200);
    expect(await seen(stranger.token)).toBe(404);
    const refused = await house.keeper.report(house.houseId, {
      areas: [{ area: 'kitchen', result: 'done', photos: [{ image_id: foreign[0]?.image_id }] }],
    });
    expect(refused.status).toBe(422);
  });

  it('is visible to its own neatkeeper, not to another of the house', async () => {
    const house = await stage.aKeptHouse(1);
    await house.keeper.reported(house.houseId);
    const other = await stage.aKeptHouse(1);
    await app.database.query('INSERT INTO house_neatkeepers (house_id, neatkeeper_id) VALUES ($1, $2)', [
      house.houseId,
      other.keeper.id,
    ]);
    expect(await other.keeper.visits(house.houseId)).toEqual([]);
    expect(await house.keeper.visits(house.houseId)).toHaveLength(1);
  });

  it('keeps its turns from being missed while it waits', async () => {
    const house = await stage.aKeptHouse(2);
    const holder = house.holderOf(house.turn);
    await house.keeper.reported(house.houseId, covering(house));
    app.clock.advance(1.5 * DAY_SECONDS);
    await app.runDue();
    expect(await turnOf(house)).toMatchObject({ state: 'posted' });
    expect(await holder.points()).toEqual([]);
  });

  it('leaves a roomie the turns they have posted, and lists the others', async () => {
    const house = await stage.aKeptHouse(2);
    const poster = house.holderOf(house.turn);
    await poster.post({ assignment_id: house.turn._id });
    const visit = await house.keeper.reported(house.houseId, covering(house));
    expect(visit.turns).toEqual([]);
    expect(await turnOf(house)).toMatchObject({ state: 'posted', assignee: { _id: poster.id }, done_by: null });
  });

  it("and a roomie's post of the same turn at the same moment have one outcome", async () => {
    const house = await stage.aKeptHouse(2);
    const poster = house.holderOf(house.turn);
    const { both } = await whileHeld(app, 'chore_assignments', house.turn._id, async (waiting) => {
      const [post, report] = [
        poster.send({ assignment_id: house.turn._id }),
        house.keeper.report(house.houseId, covering(house)),
      ];
      await waiting(2);
      return { both: Promise.all([post, report]) };
    });
    const [posted, reported] = await both;
    const turns = (reported.body as CleaningVisit).turns.length;
    expect([posted.status, turns]).toEqual(posted.status === 201 ? [201, 0] : [409, 1]);
    expect(reported.status).toBe(201);
  });
});

describe('a confirmed visit', () => {
  it('completes the turns: nobody gets points or strikes, and nobody owes them', async () => {
    const house = await stage.aKeptHouse(3);
    const holder = house.holderOf(house.turn);
    const visit = await house.keeper.reported(house.houseId, covering(house));
    app.clock.advance(HOUR_SECONDS);
    const { status, body } = await house.owner.confirm(visit._id);
    expect([status, body]).toMatchObject([200, { state: 'confirmed', decided: { by: { _id: house.owner.id } } }]);
    expect(await turnOf(house)).toMatchObject({ state: 'serviced', assignee: null, done_by: { first_name: 'Kora' } });
    app.clock.advance(DAY_SECONDS);
    await app.runDue();
    expect(Object.values(await stage.debtsOf(house.houseId)).filter((debt) => debt !== 0)).toEqual([]);
    expect(await holder.points()).toEqual([]);
    expect(await unreadTitles(app, { account_id: holder.id, kind: 'turns_serviced' })).toEqual([
      'Kora did this for you: Tidying up',
    ]);
    expect(await unreadTitles(app, { account_id: house.keeper.id, kind: 'visit_decided' })).toEqual([
      'Your report for 15 Mar 2027 was confirmed',
    ]);
  });

  it('subtracts from the debts what a past day had added for its turns', async () => {
    const house = await stage.aKeptHouse(3);
    const visit = await house.keeper.reported(house.houseId, covering(house));
    app.clock.advance(DAY_SECONDS);
    await app.runDue();
    expect(Object.values(await stage.debtsOf(house.houseId))).toEqual([1, 1, 1]);
    await house.owner.confirm(visit._id);
    expect(Object.values(await stage.debtsOf(house.houseId))).toEqual([0, 0, 0]);
  });

  it('is confirmed by the time after two days, even without a worker for a week', async () => {
    const house = await stage.aKeptHouse(2);
    const visit = await house.keeper.reported(house.houseId, covering(house));
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: house.owner.id, subject_id: visit._id })).toEqual([
      'Kora reported a visit on 15 Mar 2027',
    ]);
    app.clock.advance(7 * DAY_SECONDS);
    await app.runDue();
    const [confirmed] = await house.owner.visits(house.houseId);
    expect(confirmed).toMatchObject({ state: 'confirmed', decided: { by: null } });
    expect(await turnOf(house)).toMatchObject({ state: 'serviced' });
    expect(await unreadTitles(app, { account_id: house.owner.id, subject_id: visit._id })).toEqual([]);
    expect((await house.owner.confirm(visit._id)).status).toBe(409);
  });

  it('is confirmed once, by two people at the same moment', async () => {
    const house = await stage.aKeptHouse(2);
    const visit = await house.keeper.reported(house.houseId, covering(house));
    app.clock.advance(DAY_SECONDS);
    await app.runDue();
    const { both } = await whileHeld(app, 'visits', visit._id, async (waiting) => {
      const confirmed = [house.owner.confirm(visit._id), house.owner.confirm(visit._id)];
      await waiting(2);
      return { both: Promise.all(confirmed) };
    });
    const answers = await both;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(Object.values(await stage.debtsOf(house.houseId)).filter((debt) => debt !== 0)).toEqual([]);
  });
});

describe('a declined visit', () => {
  it('gives the turns back to their roomies', async () => {
    const house = await stage.aKeptHouse(2);
    const holder = house.holderOf(house.turn);
    const visit = await house.keeper.reported(house.houseId, covering(house));
    const declined = await house.owner.decline(visit._id);
    expect(declined.body).toMatchObject({ state: 'declined', decided: { reason: 'The hall was not done.' } });
    expect(await turnOf(house)).toMatchObject({ state: 'due', assignee: { _id: holder.id }, done_by: null });
    await app.drainEvents();
    expect(await unreadTitles(app, { account_id: house.keeper.id, kind: 'visit_decided' })).toEqual([
      'Your report for 15 Mar 2027 was declined',
    ]);
    const again = await house.keeper.reported(house.houseId, covering(house));
    expect(again.turns).toHaveLength(1);
    expect((await house.owner.confirm(visit._id)).status).toBe(409);
  });

  it('gives nobody a strike when it is too late to do them', async () => {
    const house = await stage.aKeptHouse(2);
    const holder = house.holderOf(house.turn);
    const visit = await house.keeper.reported(house.houseId, covering(house));
    app.clock.advance(1.6 * DAY_SECONDS);
    await house.owner.decline(visit._id);
    await app.drainEvents();
    expect(await turnOf(house)).toMatchObject({ state: 'missed', assignee: null });
    expect(await holder.points()).toEqual([]);
  });

  it('needs a reason', async () => {
    const house = await stage.aKeptHouse(1);
    const visit = await house.keeper.reported(house.houseId);
    expect((await house.owner.decline(visit._id, ' ')).status).toBe(400);
    expect((await house.keeper.confirm(visit._id)).status).toBe(403);
  });
});

it('reading visits takes as many queries for ten as for two', async () => {
  const house = await stage.aKeptHouse(1);
  const reported = async (count: number) => {
    for (let at = 0; at < count; at += 1) await house.keeper.reported(house.houseId);
    await app.drainEvents();
    return countQueries(() => house.owner.visits(house.houseId));
  };
  const few = await reported(2);
  expect(await reported(8)).toBe(few);
});
