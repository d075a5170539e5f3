import { RATINGS_A_DAY } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import { aRater, anAccount, aStay } from '#test/support/ratings-stage.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld } from '#test/support/world.ts';

const OVER = { from: '2027-03-01', until: '2027-09-01' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-09-10T10:00:00Z'));
});
afterAll(() => app.close());

describe('simultaneous ratings', () => {
  it('are revealed, each once', async () => {
    const { owner, roomie, ofOwner, ofRoomie, tenancyId } = await aStay(app, OVER);
    const answers = await whileHeld(app, 'tenancies', tenancyId, async (waiting) => {
      const both = [owner.rateRoomie(ofRoomie()), roomie.rateHomeowner(ofOwner())];
      await waiting(2);
      return () => Promise.all(both);
    }).then((answered) => answered());
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await app.database.query<{ state: string; version: number }>(
      'SELECT state, version FROM ratings WHERE tenancy_id = $1',
      [tenancyId],
    );
    expect(rows).toEqual([
      { state: 'revealed', version: 2 },
      { state: 'revealed', version: 2 },
    ]);
    const events = await app.database.query(
      `SELECT id FROM outbox WHERE type = 'ratings.revealed' AND payload ->> 'tenancy_id' = $1`,
      [tenancyId],
    );
    expect(events).toHaveLength(2);
    await app.drainEvents();
    expect((await owner.about(owner.id)).average.count).toBe(1);
  });

  it('from the same author are one, and a repeated request gets the same response', async () => {
    const { roomie, ofOwner, tenancyId } = await aStay(app, OVER);
    const answers = await whileHeld(app, 'tenancies', tenancyId, async (waiting) => {
      const both = [roomie.rateHomeowner(ofOwner()), roomie.rateHomeowner(ofOwner())];
      await waiting(2);
      return () => Promise.all(both);
    }).then((answered) => answered());
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const other = await aStay(app, OVER);
    const [first, again] = [
      await other.roomie.rateHomeowner(other.ofOwner(), 'key-of-one-form'),
      await other.roomie.rateHomeowner(other.ofOwner(), 'key-of-one-form'),
    ];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  });
});

it('ratings are limited to ten a day', async () => {
  const owner = await aRater(app, await anAccount(app, 'homeowner', 'Helen'));
  const { houseId: house_id, roomIds } = await anOpenHouse(app, owner, RATINGS_A_DAY + 1);
  const bodies = [];
  for (const roomId of roomIds) {
    const { id: roomie_id } = await anAccount(app, 'roomie', 'Rosa');
    await app.get(RoomiesService).moveIn(roomie_id, roomId, '2027-03-01');
    bodies.push({ roomie_id, house_id });
  }
  const statuses = [];
  for (const body of bodies.slice(0, RATINGS_A_DAY)) statuses.push((await owner.rateRoomie(body)).status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const refused = await owner.rateRoomie(bodies[RATINGS_A_DAY] ?? {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  app.clock.advance(86_460);
  const tomorrow = await aRater(app, owner.account);
  expect((await tomorrow.rateRoomie(bodies[RATINGS_A_DAY] ?? {})).status).toBe(201);
});

describe('lists of ratings', () => {
  it('take as many queries for many as for one', async () => {
    const { owner, ofOwner, ofRoomie, roomie, next } = await aStay(app, { from: '2027-03-01', until: '2027-07-15' });
    const lists = [() => owner.roomies(), () => owner.about(owner.id), () => owner.written()];
    const counts = async (): Promise<number[]> => {
      const found = [];
      for (const list of lists) found.push(await countQueries(list));
      return found;
    };
    await roomie.ofHomeowner(ofOwner({ private_feelings: 'One.' }));
    await owner.ofRoomie(ofRoomie({ private_feelings: 'One.' }));
    await app.drainEvents();
    const ofOne = await counts();
    for (const rater of [await next('2027-07-16'), await next('2027-08-06')]) {
      await rater.ofHomeowner(ofOwner({ private_feelings: 'More.' }));
      await owner.ofRoomie({ ...ofRoomie({ private_feelings: 'More.' }), roomie_id: rater.id });
    }
    await app.drainEvents();
    expect(await counts()).toEqual(ofOne);
  });
});
