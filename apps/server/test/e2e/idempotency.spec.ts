import { randomUUID } from 'node:crypto';

import { type Answer, call, problemOf } from '#test/support/http.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let houseId: string;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(async () => {
  ({ houseId } = await anOpenHouse(app, world.players.h1, 0));
});
afterAll(() => app.close());

const addRoom = (key: string | undefined, name: string, who: 'h1' | 'h2' = 'h1'): Promise<Answer> => {
  const { account, token } = world.players[who];
  return call(app, 'PUT', `/api/homeowners/addroom/${account.id}`, {
    token,
    body: { house_id: houseId, room_name: name },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
};
const rooms = async (): Promise<string[]> =>
  (
    await app.database.query<{ name: string }>('SELECT name FROM rooms WHERE house_id = $1 ORDER BY name', [houseId])
  ).map(({ name }) => name);

describe('an Idempotency-Key', () => {
  it('runs the same request once, and returns the first response', async () => {
    const key = randomUUID();
    const first = await addRoom(key, 'Attic');
    const again = await addRoom(key, 'Attic');
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await rooms()).toEqual(['Attic']);
  });

  it('runs one of ten simultaneous requests: the others get its response, or are told to wait', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => addRoom(key, 'Attic')));
    expect(await rooms()).toEqual(['Attic']);
    expect(
      answers.filter(({ status, headers }) => status === 200 && !headers.has('idempotency-replayed')),
    ).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(problemOf(answer)).toMatchObject({ status: 409, code: 'conflict', retry_after: 1 });
    }
    expect((await addRoom(key, 'Attic')).headers.get('idempotency-replayed')).toBe('true');
  });

  it('is rejected for a different request', async () => {
    const key = randomUUID();
    await addRoom(key, 'Attic');
    expect(problemOf(await addRoom(key, 'Cellar'))).toMatchObject({
      status: 422,
      errors: [{ path: 'Idempotency-Key', message: 'This key was used for something else.' }],
    });
    expect(await rooms()).toEqual(['Attic']);
  });

  it('can be used again after a failure', async () => {
    const key = randomUUID();
    await addRoom(undefined, 'Attic');
    expect((await addRoom(key, 'Attic')).status).toBe(409);
    await app.database.query(`UPDATE rooms SET name = 'Loft' WHERE house_id = $1`, [houseId]);
    expect((await addRoom(key, 'Attic')).status).toBe(200);
    expect(await rooms()).toEqual(['Attic', 'Loft']);
  });

  it("belongs to its account: another account's key reveals nothing", async () => {
    const key = randomUUID();
    await addRoom(key, 'Attic');
    const other = await addRoom(key, 'Attic', 'h2');
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([404, null]);
  });

  it('expires after a day', async () => {
    const key = randomUUID();
    await addRoom(key, 'Attic');
    app.clock.advance(25 * 3_600);
    await app.runDue();
    app.clock.set(new Date());
    expect((await addRoom(key, 'Cellar')).status).toBe(200);
    expect(await rooms()).toEqual(['Attic', 'Cellar']);
  });

  it('must be valid', async () => {
    expect(problemOf(await addRoom('short', 'Attic'))).toMatchObject({
      status: 400,
      errors: [{ path: 'idempotency-key' }],
    });
    expect(await rooms()).toEqual([]);
  });
});
