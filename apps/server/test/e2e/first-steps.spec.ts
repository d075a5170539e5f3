import type { FirstSteps } from '@common-roof/contracts';

import { existing } from '#test/support/feed-stage.ts';
import { call } from '#test/support/http.ts';
import { aMoveOf, itemOf } from '#test/support/move-reports.ts';
import { rulesOf } from '#test/support/rules.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const stepsOf = async ({ token }: Pick<Player, 'token'>): Promise<FirstSteps> =>
  (await call(app, 'GET', '/api/first-steps', { token })).body as FirstSteps;
const doneOf = async (player: Pick<Player, 'token'>): Promise<string[]> =>
  (await stepsOf(player)).steps.filter(({ is_done: isDone }) => isDone).map(({ step }) => step);

describe('the first steps', () => {
  it('of a homeowner follow from what they have done', async () => {
    const { h1 } = world.players;
    const { steps, house_id: houseId } = await stepsOf(h1);
    expect(steps.map(({ step }) => step)).toEqual(['house', 'rooms', 'people', 'rules', 'chores', 'pay_to']);
    expect(houseId).not.toBeNull();
    expect(await doneOf(h1)).toEqual(expect.arrayContaining(['house', 'rooms', 'people']));
    expect(await doneOf(h1)).not.toContain('pay_to');
  });

  it('of a roomie are done by reporting, reading the rules and saying hello', async () => {
    const { roomie, mine, houseId } = await aMoveOf(app, world.players.h1);
    await app.database.query(
      `UPDATE tenancies SET starts_on = (now() - interval '3 days')::date WHERE roomie_id = $1`,
      [roomie.account.id],
    );
    expect(await stepsOf(roomie)).toMatchObject({ is_shown: true, house_id: houseId });
    expect(await doneOf(roomie)).toEqual([]);
    const draft = await mine.begun('move_in');
    await mine.save(draft._id, itemOf(draft, 'room', 'walls')._id, { condition: 'good' });
    await mine.submit();
    const rules = rulesOf(app, roomie);
    await rules.acknowledge(houseId, (await rules.book(houseId)).version);
    expect(await doneOf(roomie)).toEqual(['report', 'rules']);
  });

  it('can be dismissed once, and end when the account is no longer new', async () => {
    const { roomie } = await aMoveOf(app, world.players.h1);
    await app.database.query(
      `UPDATE tenancies SET starts_on = (now() - interval '3 days')::date WHERE roomie_id = $1`,
      [roomie.account.id],
    );
    expect((await stepsOf(roomie)).is_shown).toBe(true);
    expect((await call(app, 'PUT', '/api/first-steps/hidden', { token: roomie.token })).status).toBe(204);
    expect((await stepsOf(roomie)).is_shown).toBe(false);
    const other = await aMoveOf(app, world.players.h1);
    await app.database.query(
      `UPDATE tenancies SET starts_on = (now() - interval '90 days')::date WHERE roomie_id = $1`,
      [other.roomie.account.id],
    );
    expect((await stepsOf(other.roomie)).is_shown).toBe(false);
  });

  it('are empty for a roomie without a tenancy', async () => {
    expect(await stepsOf(existing(world.players.rEx))).toEqual({ is_shown: false, house_id: null, steps: [] });
  });
});
