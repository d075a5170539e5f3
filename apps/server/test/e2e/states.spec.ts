import * as domain from '@common-roof/domain';
import { until } from '@common-roof/local-services';
import pg from 'pg';

import { OFFERS } from '#contexts/letting/leasing/offers/prospects.repository.ts';
import { Database } from '#kernel/database/database.ts';
import { knownRowStates } from '#kernel/state-machines/row-states.ts';
import { States } from '#kernel/state-machines/states.ts';
import { adsOf, slugOf } from '#test/support/ads.ts';
import { call } from '#test/support/http.ts';
import { statedRows, type Table } from '#test/support/stated-rows.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let stated: Awaited<ReturnType<typeof statedRows>>;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  stated = await statedRows(app, world);
});
afterAll(() => app.close());

const found = async ({ table }: Table, id: string) =>
  (
    await app.database.query<{ state: string; version: number }>(`SELECT state, version FROM ${table} WHERE id = $1`, [
      id,
    ])
  )[0];

describe.each(knownRowStates().map((rows) => [rows.table, rows] as const))('rows of %s', (_, rows) => {
  const { machine } = rows;
  const pairs = machine.states.flatMap((state) => machine.actions.map((action) => [action, state] as const));
  const fire = (action: string, id: string) =>
    app.get(States).advance(rows, action, id, { set: stated.withAction(rows, action) });

  it.each(pairs.filter(([action, state]) => machine.allows(action, state)))(
    'allow "%s" after %s',
    async (action, state) => {
      const id = await stated.store(rows, state);
      await fire(action, id);
      const to = machine.transitions[action]?.to;
      const expected = { state: to === 'same' ? state : to, version: 2 };
      expect(await found(rows, id)).toEqual(to === 'gone' ? undefined : expected);
    },
  );

  it("reject everything else with the current state, and don't change", async () => {
    for (const [action, state] of pairs.filter(([each, from]) => !machine.allows(each, from))) {
      const id = await stated.store(rows, state);
      await expect(fire(action, id)).rejects.toMatchObject({ status: 409, details: { current: { state } } });
      expect(await found(rows, id)).toEqual({ state, version: 1 });
    }
  });

  it('return 404 for an unknown id', async () => {
    const [action = ''] = machine.actions;
    await expect(fire(action, world.players.h1.account.id)).rejects.toMatchObject({ status: 404 });
  });
});

it('the tests cover every declared state machine', () => {
  const exported: readonly unknown[] = Object.values(domain);
  const machines = exported.filter((each) => typeof each === 'object' && each !== null && 'transitions' in each);
  expect(new Set(knownRowStates().map(({ machine }) => machine))).toEqual(new Set(machines));
});

describe('two simultaneous steps', () => {
  /** Resolves when one transaction waits for another's lock. */
  const somebodyWaits = () =>
    until(async () => {
      const waiting = await app.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    }, 10_000);

  it('move a row once: the second gets the current state', async () => {
    const id = await stated.store(OFFERS, 'invited');
    const states = app.get(States);
    const written = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    const first = app.get(Database).transaction(async () => {
      await states.advance(OFFERS, 'withdraw', id);
      written.resolve(undefined);
      await released.promise;
    });
    await written.promise;
    const second = expect(states.advance(OFFERS, 'view', id)).rejects.toMatchObject({
      status: 409,
      details: { current: { state: 'withdrawn' } },
    });
    expect(await somebodyWaits()).toBe(true);
    released.resolve(undefined);
    await Promise.all([first, second]);
    expect(await found(OFFERS, id)).toMatchObject({ state: 'withdrawn' });
  });

  it("don't revive an offer: opening its link during the withdrawal shows that it is withdrawn", async () => {
    await app.database.query('DELETE FROM prospects');
    const offer = await adsOf(app, world.players.h1).offer(stated.roomId, {
      first_name: 'Ida',
      last_name: 'Berg',
      email: 'ida@states.test',
    });
    const withdrawing = new pg.Client({ connectionString: app.database.url });
    await withdrawing.connect();
    await withdrawing.query('BEGIN');
    await withdrawing.query(`UPDATE prospects SET state = 'withdrawn', version = version + 1 WHERE id = $1`, [
      offer._id,
    ]);
    const opening = call(app, 'GET', `/api/newlease/${slugOf(offer)}`);
    expect(await somebodyWaits()).toBe(true);
    await withdrawing.query('COMMIT');
    await withdrawing.end();
    expect((await opening).body).toEqual({ state: 'withdrawn', homeowner: 'h1 Player' });
    expect(await found(OFFERS, offer._id)).toMatchObject({ state: 'withdrawn' });
  });
});
