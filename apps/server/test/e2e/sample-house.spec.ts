import * as contracts from '@common-roof/contracts/schemas';
import { type HouseDetail, isCall, SAMPLE_HOUSE_DAYS } from '@common-roof/contracts';

import { AccountsService } from '#contexts/identity/accounts/account/accounts.service.ts';
import { SampleLife } from '#contexts/insight/sample-house/sample-life.ts';
import { AccountDeleted } from '#contexts/identity/accounts/account/accounts.events.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { anOpenHouse } from '#test/support/houses.ts';
import { countRows, sampleOf } from '#test/support/sample-house.ts';
import { type Answer, call } from '#test/support/http.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { makePlayer, type Player } from '#test/support/world.ts';

let app: TestApp;
let owner: Player;
let players = 0;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  players += 1;
  app.clock.set(new Date());
  owner = await makePlayer(app, 'h1', `owner${String(players)}@sample.test`);
  await app.drainEvents();
});
afterEach(async () => {
  await sampleOf(app, owner).remove();
});
afterAll(() => app.close());

const read = (path: string): Promise<Answer> => call(app, 'GET', path, { token: owner.token });
const send = (method: string, path: string, body: unknown): Promise<Answer> =>
  call(app, method, path, { token: owner.token, body });
const houseOf = async (id: string): Promise<HouseDetail> => (await read(`/api/houses/byId/${id}`)).body as HouseDetail;

/** The rows of every table but those of events, which say nothing of anybody and are deleted after some days. */
async function countLeft(): Promise<Record<string, number>> {
  const { outbox: _, processed_event: __, ...rest } = await countRows(app);
  return rest;
}

const SILENT = ['email_message', 'activity', 'notifications', 'evidence', 'capabilities', 'dead_letter'];

describe('a sample house', () => {
  it('is made whole, leaves no e-mail, alert or line, and is removed without a trace', async () => {
    const before = await countLeft();
    const id = await sampleOf(app, owner).make();
    await app.drainEvents();
    const made = await countLeft();
    for (const table of SILENT) expect([table, made[table]]).toEqual([table, before[table]]);
    expect(made['chore_assignments']).toBeGreaterThan(20);
    expect(made['money_journals']).toBeGreaterThan(before['money_journals'] ?? 0);
    expect(await houseOf(id)).toMatchObject({ is_sample: true, roomies: [{}, {}, {}] });

    expect((await sampleOf(app, owner).remove()).status).toBe(204);
    await app.drainEvents();
    expect(await sampleOf(app, owner).find()).toEqual({ house_id: null, ends_at: null });
    expect(await countLeft()).toEqual(before);
    expect((await sampleOf(app, owner).remove()).status).toBe(204);
  });

  it('answers every reading call of its homeowner', async () => {
    const id = await sampleOf(app, owner).make();
    const house = await houseOf(id);
    const calls = Object.values<unknown>(contracts).filter(isCall);
    const ofHouse = calls.filter(
      ({ method, path }) =>
        method === 'GET' &&
        /^\/api\/(houses\/([\w-]+\/)?\{id\}|[\w-]+\/house\/\{id\})/.test(path) &&
        !/\{(?!id)/.test(path),
    );
    const answers: string[] = [];
    for (const { path } of ofHouse) {
      const { status } = await read(path.replace('{id}', id));
      if (status > 400 && status !== 403) answers.push(`${path} ${String(status)}`);
    }
    for (const { _id: roomie } of house.roomies) {
      const { status } = await read(`/api/roomies/by-id/${roomie}`);
      if (status >= 400) answers.push(`roomie ${String(status)}`);
    }
    expect(ofHouse.length).toBeGreaterThan(15);
    expect(answers).toEqual([]);
  });

  it('is one for each homeowner, also when it is made in two windows at once', async () => {
    const sample = sampleOf(app, owner);
    const made = await Promise.all([sample.make(), sample.make(), sample.make()]);
    expect(new Set(made).size).toBe(1);
    expect(await sample.make()).toBe(made[0]);
    const other = await makePlayer(app, 'h2', `other${String(players)}@sample.test`);
    expect(await sampleOf(app, other).make()).not.toBe(made[0]);
    await sampleOf(app, other).remove();
    expect((await sample.find()).house_id).toBe(made[0]);
  });

  it('is there whole or not at all after a crash in the middle', async () => {
    const before = await countLeft();
    const life = app.get(SampleLife);
    const crash = jest.spyOn(life, 'fill').mockRejectedValueOnce(new Error('crash'));
    await expect(sampleOf(app, owner).send('PUT')).rejects.toThrow('crash');
    crash.mockRestore();
    await app.drainEvents();
    expect(await countLeft()).toEqual(before);
    expect(await sampleOf(app, owner).make()).not.toBe('');
  });

  it('ends by itself, and not when it was made again in between', async () => {
    const before = await countLeft();
    const sample = sampleOf(app, owner);
    await sample.make();
    const { ends_at: end } = await sample.find();
    const days = (new Date(end ?? '').getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(SAMPLE_HOUSE_DAYS);
    app.clock.set(new Date(new Date(end ?? '').getTime() - 60_000));
    await app.runDue();
    expect((await sample.find()).house_id).not.toBeNull();
    app.clock.set(new Date(new Date(end ?? '').getTime() + 60_000));
    await app.runDue();
    expect((await sample.find()).house_id).toBeNull();
    const { houses, tenancies, accounts } = await countLeft();
    expect([houses, tenancies, accounts]).toEqual([before['houses'], before['tenancies'], before['accounts']]);
  });

  it('stands still for thirty days, without an e-mail or an alert to anybody', async () => {
    await sampleOf(app, owner).make();
    await app.drainEvents();
    const before = await countLeft();
    for (const day of [1, 2, 8, 15, 29]) {
      app.clock.set(new Date(Date.now() + day * 86_400_000));
      await app.runDue();
      await app.runDue();
    }
    const after = await countLeft();
    for (const table of [...SILENT, 'point_entries', 'chore_assignments']) {
      expect([table, after[table]]).toEqual([table, before[table]]);
    }
  });

  it('goes with its homeowner’s account, and doesn’t keep the account', async () => {
    const id = await sampleOf(app, owner).make();
    await app.get(Outbox).append(AccountDeleted, { account_id: owner.account.id, account_type: 'homeowner' });
    await app.drainEvents();
    expect(await app.database.query('SELECT 1 FROM houses WHERE id = $1', [id])).toEqual([]);
  });
});

describe('in a sample house', () => {
  const SAMPLE = { status: 409, body: { detail: 'This is a sample house. List your own house to do this.' } };

  it('a homeowner posts, plans and shares, and all of it goes with the house', async () => {
    const before = await countLeft();
    const id = await sampleOf(app, owner).make();
    const posted = await send('POST', `/api/houses/${id}/announcements`, { title: 'Hello', text: 'A test.' });
    expect(posted.status).toBe(201);
    const chores = [{ catalogue: 'kitchen', assign: { way: 'fair' }, steps: [] }];
    expect((await send('POST', '/api/chores', { house_id: id, chores })).status).toBeLessThan(300);
    const board = await send('PUT', `/api/houses/updatesupplyboard/${id}`, { version: 0, items: ['Salt'] });
    expect(board.status).toBe(200);
    await app.drainEvents();
    const after = await countLeft();
    for (const table of ['email_message', 'activity', 'dead_letter'])
      expect([table, after[table]]).toEqual([table, before[table]]);
    await sampleOf(app, owner).remove();
    await app.drainEvents();
    const { done_once: _, ...left } = await countLeft();
    const { done_once: __, ...same } = before;
    expect(left).toEqual(same);
  });

  it('nobody real is invited, and nothing is let, signed or paid', async () => {
    const id = await sampleOf(app, owner).make();
    const { rooms, roomies } = await houseOf(id);
    const empty = rooms.find(({ state }) => state === 'vacant')?._id ?? '';
    const roomie = roomies[0]?._id ?? '';
    const person = { first_name: 'Ada', last_name: 'Real', email: 'ada@real.test' };
    const payment = { amount: '10.00', paid_on: '2026-01-01', method: 'cash', house_id: id };
    const refused: [string, string, unknown][] = [
      ['POST', '/api/roomies', { ...person, room_id: empty, starts_on: new Date().toISOString().slice(0, 10) }],
      ['POST', `/api/roomies/${roomie}/invite`, {}],
      ['PUT', `/api/roomies/resetpassword/${roomie}`, {}],
      ['DELETE', `/api/roomies/${roomie}`, {}],
      ['DELETE', `/api/houses/${id}`, { homeowner_id: owner.account.id }],
      ['PUT', `/api/roomies/addpayment/${roomie}`, { payment }],
    ];
    for (const [method, path, body] of refused) {
      const answer = await send(method, path, body);
      expect([path, answer.status, answer.text]).toEqual([
        path,
        SAMPLE.status,
        expect.stringContaining(SAMPLE.body.detail),
      ]);
    }
    await app.drainEvents();
    expect(
      await app.database.query(
        `SELECT 1 FROM email_message WHERE to_address LIKE '%.invalid' OR to_address = 'ada@real.test'`,
      ),
    ).toEqual([]);
  });

  it('rows that are kept elsewhere can’t be deleted outside its removal, and its marks don’t change', async () => {
    await anOpenHouse(app, owner, 1);
    await sampleOf(app, owner).make();
    const refuse = (sql: string): Promise<unknown> => expect(app.database.query(sql)).rejects.toThrow();
    await refuse('DELETE FROM money_postings');
    await refuse('DELETE FROM point_entries');
    await refuse('UPDATE houses SET is_sample = NOT is_sample');
    await refuse('UPDATE accounts SET is_sample = NOT is_sample');
    await refuse(`UPDATE accounts SET password_hash = 'x' WHERE is_sample`);
  });
});

describe('outside of it', () => {
  it('counts in no figure, list or search of anybody else’s, and not among the homeowner’s', async () => {
    const adm = await makePlayer(app, 'adm', `admin${String(players)}@sample.test`);
    const ask = async (path: string): Promise<unknown> => (await call(app, 'GET', path, { token: adm.token })).body;
    const seen = async () => [
      ((await ask('/api/admins/overview')) as { counts: { houses: number; roomies: number } }).counts,
      await ask('/api/houses/admin/houses'),
      await ask('/api/roomies/admin/all'),
    ];
    const own = async () => (await read('/api/houses/figures?months=6')).body;
    const [before, ownBefore] = [await seen(), await own()];
    await sampleOf(app, owner).make();
    expect(await seen()).toEqual(before);
    expect(await own()).toEqual(ownBefore);
    const first = (await read('/api/first-steps')).body as { steps: { step: string; is_done: boolean }[] };
    expect(first.steps.find(({ step }) => step === 'house')?.is_done).toBe(false);
    expect(await app.get(AccountsService).require(owner.account.id)).toBeDefined();
  });
});

describe('a table of a house', () => {
  /** Tables that may be written in a sample house: nothing in them concerns anybody else, or has to be kept. */
  const OPEN = [
    'activity',
    'announcements',
    'calendar_entries',
    'chore_assignments',
    'chore_debts',
    'chore_feedback',
    'chore_plans',
    'chores',
    'conversations',
    'feed_items',
    'house_counts',
    'house_months',
    'house_rules',
    'money_balances',
    'money_journals',
    'money_postings',
    'money_restatements',
    'point_entries',
    'point_totals',
    'repairs',
    'rooms',
    'rule_acknowledgements',
    'settle_up_payments',
    'stock_items',
    'supplies',
    'supply_months',
    'variable_costs',
  ];

  it('is guarded in sample houses, unless it is harmless there', async () => {
    const rows = await app.database.query<{ name: string }>(
      `SELECT c.relname::text AS name FROM pg_class c
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'house_id' AND NOT a.attisdropped
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_trigger t
            WHERE t.tgrelid = c.oid AND t.tgqual IS NULL AND t.tgfoid = 'refuse_in_sample_house'::regproc)
        ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(OPEN);
  });
});
