import { randomUUID } from 'node:crypto';

import { dueOwed } from '@common-roof/domain';

import { Ledger } from '#contexts/money/ledger/book/ledger.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { aDebt, inTransaction, moneyOf } from '#test/support/money.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-09-10T10:00:00Z'));
});
afterAll(() => app.close());

/** Creates a house of h1 with one roomie, who owes the given dues. */
async function aHouse() {
  const { houseId, roomIds } = await anOpenHouse(app, world.players.h1, 1);
  const account = await aRoomieIn(app, roomIds[0] ?? '');
  await app.drainEvents();
  const ids = { houseId, roomieId: account.id, ownerId: world.players.h1.account.id };
  return {
    ...ids,
    account,
    owed: (minor: number, onDay: string, more: object = {}) => aDebt(app, { ...ids, minor, onDay, ...more }),
    as: async (who: 'roomie' | 'h1' | 'h2' | 'r1' | 'adm') =>
      moneyOf(app, await signIn(app, who === 'roomie' ? account : world.players[who].account)),
    balances: () =>
      app.database.query<{ account_id: string; account: string; minor: string }>(
        'SELECT account_id, account, minor FROM money_balances WHERE house_id = $1 ORDER BY account_id, account',
        [houseId],
      ),
  };
}

describe('the ledger', () => {
  it('returns what a person owes in total and by account, with open dues and how late they are', async () => {
    const { owed, as, roomieId, houseId } = await aHouse();
    await owed(62_000, '2027-05-01');
    await owed(62_000, '2027-08-01');
    await owed(62_000, '2027-09-01');
    await owed(40_000, '2027-09-01', { account: 'deposit' });
    const [balance] = await (await as('roomie')).balanceOf(roomieId);
    expect(balance).toMatchObject({
      house: { _id: houseId },
      currency: 'GBP',
      total: '2260.00',
      credit: '0.00',
      accounts: [
        { account: 'deposit', amount: '400.00' },
        { account: 'rent', amount: '1860.00' },
      ],
      arrears: { upcoming: '0.00', to30: '1020.00', to60: '620.00', to90: '0.00', over90: '620.00' },
    });
    expect(balance?.open.map(({ due_on, left, days_late }) => [due_on, left, days_late])).toEqual([
      ['2027-05-01', '620.00', 132],
      ['2027-08-01', '620.00', 40],
      ['2027-09-01', '620.00', 9],
      ['2027-09-01', '400.00', 9],
    ]);
    expect(balance?.reference).toMatch(/^House .* [0-9A-F]{8}$/);
  });

  it("explains every row, newest first and page by page, with the account's balance after it", async () => {
    const { owed, as, roomieId } = await aHouse();
    await owed(100, '2027-07-01');
    await owed(200, '2027-08-01');
    const last = await owed(300, '2027-09-01', { account: 'deposit' });
    const roomie = await as('roomie');
    const entries = await roomie.entriesOf(roomieId);
    expect(entries.map(({ account, amount, balance }) => [account, amount, balance])).toEqual([
      ['deposit', '3.00', '3.00'],
      ['rent', '2.00', '3.00'],
      ['rent', '1.00', '1.00'],
    ]);
    expect(entries[0]).toMatchObject({
      journal_id: last,
      about: { kind: 'rent_due', month: '2027-09', monthly: '3.00' },
      made_by: null,
      reverses: null,
      reversed_by: null,
    });
    const first = (await roomie.ask('GET', `/api/ledger/entries/${roomieId}?limit=2`)).body as { next_cursor: string };
    const rest = await roomie.entriesOf(roomieId, `?limit=2&cursor=${first.next_cursor}`);
    expect(rest.map(({ _id }) => _id)).toEqual([entries[2]?._id]);
    expect((await roomie.entriesOf(roomieId, '?account=deposit')).map(({ amount }) => amount)).toEqual(['3.00']);
  });

  it('is visible to the roomie, their homeowners and admins only', async () => {
    const { owed, as, roomieId } = await aHouse();
    await owed(100, '2027-09-01');
    const status = async (who: Parameters<typeof as>[0], path: string) =>
      (await (await as(who)).ask('GET', path)).status;
    for (const path of [`/api/ledger/balance/${roomieId}`, `/api/ledger/entries/${roomieId}`]) {
      expect(await Promise.all((['roomie', 'h1', 'adm'] as const).map((who) => status(who, path)))).toEqual([
        200, 200, 200,
      ]);
      expect(await Promise.all((['h2', 'r1'] as const).map((who) => status(who, path)))).toEqual([404, 404]);
    }
  });

  it('shows a homeowner nothing of other houses', async () => {
    const { owed, as, roomieId } = await aHouse();
    await owed(100, '2027-09-01');
    const other = await anOpenHouse(app, world.players.h2, 1);
    const ids = { houseId: other.houseId, roomieId, ownerId: world.players.h2.account.id };
    await aDebt(app, { ...ids, minor: 700, onDay: '2027-09-01' });
    const totals = async (who: 'roomie' | 'h1') =>
      (await (await as(who)).balanceOf(roomieId)).map(({ total }) => total).toSorted();
    expect(await totals('roomie')).toEqual(['1.00', '7.00']);
    expect(await totals('h1')).toEqual(['1.00']);
    expect((await (await as('h1')).entriesOf(roomieId)).map(({ amount }) => amount)).toEqual(['1.00']);
  });

  it('takes as few queries for a long history as for a short one', async () => {
    const { owed, as, roomieId } = await aHouse();
    const roomie = await as('roomie');
    await owed(100, '2027-01-01');
    const asked = () => countQueries(() => roomie.balanceOf(roomieId));
    const few = await asked();
    for (let at = 1; at <= 20; at += 1) await owed(100, `2027-01-${String(at + 1).padStart(2, '0')}`);
    expect(await asked()).toBe(few);
    expect(few).toBeLessThanOrEqual(7);
  });

  it('finds all open dues, however many there are', async () => {
    const { owed, as, roomieId } = await aHouse();
    await inTransaction(app, async () => {
      for (let at = 0; at < 30; at += 1) await owed(100, `2027-08-${String(at + 1).padStart(2, '0')}`);
    });
    const [balance] = await (await as('h1')).balanceOf(roomieId);
    expect([balance?.open.length, balance?.open[0]?.due_on, balance?.total]).toEqual([30, '2027-08-01', '30.00']);
  });

  it('updates the people concerned and the homeowner live', async () => {
    app.clock.set(new Date());
    const { owed, roomieId, houseId, account } = await aHouse();
    const sockets = await Promise.all(
      [account, world.players.h1.account].map(async (who) => connect(app, (await signIn(app, who)).token)),
    );
    const heard = sockets.map((socket) => nextEvent(socket, 'money:changed', (event) => event.house_id === houseId));
    await owed(100, '2027-09-01');
    await app.drainEvents();
    expect(await Promise.all(heard)).toEqual([
      { house_id: houseId, roomie_ids: [roomieId] },
      { house_id: houseId, roomie_ids: [roomieId] },
    ]);
    for (const socket of sockets) socket.close();
  });
});

describe('a journal', () => {
  it('is posted once per key, and different content under the same key is an error', async () => {
    const { owed, balances } = await aHouse();
    const key = randomUUID();
    const first = await owed(500, '2027-09-01', { key });
    expect(await owed(500, '2027-09-01', { key })).toBe(first);
    await expect(owed(501, '2027-09-01', { key })).rejects.toThrow('was used for something else');
    await expect(owed(500, '2027-09-02', { key })).rejects.toThrow('was used for something else');
    expect((await balances()).map(({ minor }) => minor).toSorted()).toEqual(['-500', '500']);
  });

  it('loses and doubles nothing when twenty write at once', async () => {
    const { owed, balances, roomieId } = await aHouse();
    const keys = Array.from({ length: 10 }, () => randomUUID());
    await Promise.all([...keys, ...keys].map((key) => owed(100, '2027-09-01', { key })));
    expect((await balances()).find(({ account_id: id }) => id === roomieId)?.minor).toBe('1000');
  });

  it('between many people of several houses at once ends without a deadlock', async () => {
    const houses = [await aHouse(), await aHouse()];
    const post = ({ houseId, roomieId, ownerId }: (typeof houses)[number], at: number) => {
      const [debtorId, creditorId] = at % 2 === 0 ? [roomieId, ownerId] : [ownerId, roomieId];
      const due = { debtorId, creditorId, minor: 10 };
      return app.get(Ledger).post({
        houseId,
        kind: 'deposit_due',
        onDay: '2027-09-01',
        key: randomUUID(),
        by: null,
        facts: {},
        subject: { kind: 'lease', id: houseId },
        postings: [...dueOwed({ ...due, account: 'deposit' }), ...dueOwed({ ...due, account: 'rent' })],
      });
    };
    await Promise.all(Array.from({ length: 40 }, (_, at) => houses.map((house) => post(house, at))).flat());
    for (const house of houses)
      expect((await house.balances()).map(({ minor }) => minor)).toEqual(['0', '0', '0', '0']);
  });

  it('is reversed once by its exact opposite, and remains', async () => {
    const { owed, as, roomieId, balances } = await aHouse();
    const id = await owed(500, '2027-09-01');
    const how = { reason: 'Entered twice.', onDay: '2027-09-10', by: null };
    const reversal = await app.get(Ledger).reverse(id, how);
    await expect(app.get(Ledger).reverse(id, how)).rejects.toThrow('already taken back');
    await expect(app.get(Ledger).reverse(reversal, how)).rejects.toThrow('already taken back');
    await expect(app.get(Ledger).reverse(randomUUID(), how)).rejects.toThrow('nothing here');
    expect((await balances()).map(({ minor }) => minor)).toEqual(['0', '0']);
    const roomie = await as('roomie');
    expect(
      (await roomie.entriesOf(roomieId)).map(({ amount, reverses, reversed_by, reason }) => [
        amount,
        reverses,
        reversed_by,
        reason,
      ]),
    ).toEqual([
      ['-5.00', id, null, 'Entered twice.'],
      ['5.00', null, reversal, ''],
    ]);
    expect((await roomie.balanceOf(roomieId))[0]).toMatchObject({ total: '0.00', open: [] });
  });

  it("whose postings don't sum to zero is rejected, also by the database", async () => {
    const { houseId, roomieId, ownerId, owed } = await aHouse();
    const journal = {
      ...({ houseId, kind: 'deposit_due', onDay: '2027-09-01', key: randomUUID(), by: null, facts: {} } as const),
      subject: { kind: 'lease', id: houseId },
    };
    const lopsided = [{ personId: roomieId, account: 'deposit', minor: 5 }] as const;
    await expect(app.get(Ledger).post({ ...journal, postings: lopsided })).rejects.toThrow('do not balance');
    const stored = (sum: number) =>
      app.database.query(
        `WITH j AS (INSERT INTO money_journals (house_id, currency, kind, on_day, subject_kind, subject_id, key, facts, created_at)
                    VALUES ($1, 'GBP', 'deposit_due', '2027-09-01', 'lease', $1, gen_random_uuid()::text, '{}', now())
                    RETURNING id, house_id, on_day)
         INSERT INTO money_postings (journal_id, house_id, on_day, account_id, account, minor, balance_minor)
         SELECT id, house_id, on_day, x.a, 'rent', x.m, 0 FROM j, (VALUES ($2::uuid, 5), ($3::uuid, $4::int)) x (a, m)`,
        [houseId, roomieId, ownerId, sum],
      );
    await expect(stored(-4)).rejects.toThrow('do not sum to zero');
    await expect(stored(-5)).resolves.toBeDefined();
    const id = await owed(5, '2027-09-01');
    await expect(
      app.database.query(
        `INSERT INTO money_journals (house_id, currency, kind, on_day, subject_kind, subject_id, key, facts, created_at)
         VALUES ($1, 'GBP', 'deposit_due', '2027-09-01', 'lease', $1, gen_random_uuid()::text, '{}', now())`,
        [houseId],
      ),
    ).rejects.toThrow('do not sum to zero');
    for (const statement of [
      `UPDATE money_postings SET minor = 6 WHERE journal_id = '${id}'`,
      `DELETE FROM money_postings WHERE journal_id = '${id}'`,
      `UPDATE money_journals SET on_day = '2027-09-02' WHERE id = '${id}'`,
      'TRUNCATE money_postings CASCADE',
    ]) {
      await expect(app.database.query(statement)).rejects.toThrow();
    }
  });
});
