import { randomUUID } from 'node:crypto';

import type { ImportPreview } from '@common-roof/contracts';
import { parse } from 'csv-parse/sync';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { aHouseOfShoppers } from '#test/support/shoppers.ts';
import { csvOf, suppliesOf } from '#test/support/supplies.ts';
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

const OWN = ['Date', 'Item', 'Price', 'Bought by'];

/** Creates a house whose first two roomies have names that a file can contain, and returns those names. */
async function aHouseWithPast() {
  const house = await aHouseOfShoppers(app, world, 3);
  const [one, two] = [house.buyer.id, house.mate.id];
  const people = [
    { name: 'One', roomie: one },
    { name: 'Two', roomie: two },
  ];
  return { ...house, one, two, people, sent: (rows: string[][]) => ({ file: csvOf(rows), people }) };
}

/** Runs all events and everything due. Earlier sessions may have expired afterwards. */
async function reckoned(): Promise<void> {
  await app.drainEvents();
  await app.runDue();
}

const again = async ({ account }: { account: Account }) => suppliesOf(app, await signIn(app, account));

const previewed = (answer: { status: number; body: unknown }): ImportPreview => {
  expect(answer.status).toBe(200);
  return answer.body as ImportPreview;
};

describe('a file of purchases', () => {
  it('from spliit, as JSON, carries balances over with payments', async () => {
    const { owner, houseId, one, two, people, balances } = await aHouseWithPast();
    const paidFor = (...shares: number[]) =>
      ['a', 'b'].map((id, at) => ({ participantId: id, shares: shares[at] ?? 0 }));
    const expense = { id: 'e1', expenseDate: '2026-03-01T00:00:00.000Z', title: 'Milk', amount: 301, paidById: 'a' };
    const group = {
      name: 'Flat',
      currency: '£',
      currencyCode: 'GBP',
      participants: [
        { id: 'a', name: 'One' },
        { id: 'b', name: 'Two' },
      ],
      expenses: [
        { ...expense, paidFor: paidFor(100, 200), isReimbursement: false, splitMode: 'BY_SHARES', notes: null },
        { ...expense, id: 'e2', title: 'Back', amount: 150, paidById: 'b', paidFor: paidFor(1), isReimbursement: true },
      ],
    };
    const fileOf = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64');
    const file = fileOf(group);
    expect(previewed(await owner.preview(houseId, { file, people }))).toMatchObject({
      form: 'spliit',
      purchases: 1,
      payments: 1,
      faulty: 0,
      people,
    });
    expect(await owner.imported(houseId, { file, people })).toMatchObject({ form: 'spliit', total: '3.01' });
    await reckoned();
    const stand = await balances();
    expect([stand[two], stand[one]]).toEqual([201 - 150, 150 - 201]);
    const again = await suppliesOf(app, await signIn(app, owner.account)).preview(houseId, { file, people });
    expect(previewed(again)).toMatchObject({ purchases: 0, payments: 0, faulty: 2 });
    for (const wrong of [{}, { ...group, expenses: 'none' }, { ...group, participants: [{ id: 1 }] }]) {
      const asked = suppliesOf(app, await signIn(app, owner.account));
      expect((await asked.preview(houseId, { file: fileOf(wrong), people })).status).toBe(422);
    }
  });

  it('from Splitwise carries balances over to the cent, from before anyone lived here', async () => {
    const { owner, houseId, one, two, people, balances, mate } = await aHouseWithPast();
    const file = csvOf([
      ['Date', 'Description', 'Category', 'Cost', 'Currency', 'One', 'Two'],
      ['2019-03-01', 'Milk', 'Groceries', '3.01', 'GBP', '2.00', '-2.00'],
      ['2019-04-02', 'Paint', 'Home', '10.00', 'GBP', '-4.00', '4.00'],
      ['2019-05-01', 'Two paid One', 'Payment', '1.50', 'GBP', '-1.50', '1.50'],
      ['', 'Total balance', '', '', 'GBP', '-3.50', '3.50'],
    ]);
    const preview = previewed(await owner.preview(houseId, { file, people }));
    expect(preview).toMatchObject({
      form: 'splitwise',
      currency: 'GBP',
      purchases: 2,
      payments: 1,
      total: '13.01',
      from: '2019-03-01',
      to: '2019-05-01',
      faulty: 0,
      faults: [],
      people,
    });
    const taken = await owner.imported(houseId, { file, people });
    expect(taken).toMatchObject({ form: 'splitwise', purchases: 2, payments: 1, total: '13.01', ended: null });
    await reckoned();
    expect(await balances()).toEqual({ [one]: 350, [two]: -350 });
    // As Splitwise itself says in its last line.
    expect((await (await again(mate)).months(houseId)).items.map(({ month }) => month)).toEqual([
      '2019-04',
      '2019-04',
      '2019-03',
      '2019-03',
    ]);
    expect(await unreadTitles(app, { account_id: mate.id })).toContainEqual(
      expect.stringContaining('imported 3 lines into'),
    );
    const now = await again(owner);
    expect(await now.preview(houseId, { file, people })).toMatchObject({
      body: { purchases: 0, payments: 0, faults: [{ line: 2 }, { line: 3 }, { line: 4, fault: 'already_there' }] },
    });
    const back = { reason: 'The wrong house.' };
    expect((await now.ask('DELETE', `/api/supplies-history/imports/${taken._id}`, back)).status).toBe(200);
    await reckoned();
    expect(await balances()).toEqual({});
  });

  it('in our own format is shared by those who lived here, unless it states the shares', async () => {
    const { owner, houseId, sent, ids, balances } = await aHouseWithPast();
    await owner.imported(houseId, sent([OWN, ['2027-09-05', 'Soap', '9.00', 'One']]));
    await reckoned();
    expect(Object.values(await balances()).toSorted((a, b) => a - b)).toEqual([-600, ...ids.slice(1).map(() => 300)]);
  });

  it('is exported as it was imported: an export can be imported again, formulas included', async () => {
    const [from, to] = [await aHouseWithPast(), await aHouseWithPast()];
    const evil = '=HYPERLINK("http://evil.test";"x")';
    const bought = await from.buyer.bought(from.buyer.id, '10.00', { name: evil, quantity: '+1' });
    await from.mate.verified(bought);
    const { text, headers, status } = await from.mate.ask('GET', `/api/supplies-history/house/${from.houseId}/csv`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="supplies-/);
    const [header, row] = parse(text, { bom: true });
    expect(header?.slice(0, 7)).toEqual(['Date', 'Item', 'Quantity', 'Price', 'Currency', 'Category', 'Bought by']);
    expect(row?.slice(0, 5)).toEqual(['2027-09-05', `'${evil}`, "'+1", '10.00', 'GBP']);

    const file = Buffer.from(text).toString('base64');
    const { people: names } = previewed(await to.owner.preview(to.houseId, { file }));
    const there = [to.one, to.two, to.ids[2] ?? ''];
    const people = names.map(({ name }, at) => ({ name, roomie: there[at] ?? null }));
    const preview = previewed(await to.owner.preview(to.houseId, { file, people }));
    expect(preview.lines).toMatchObject([{ name: evil, price: '10.00', bought_on: '2027-09-05' }]);
    expect(preview.lines[0]?.shares?.map(({ amount }) => amount).toSorted()).toEqual(
      bought.shares.length === 0 ? ['3.33', '3.33', '3.34'] : [],
    );
  });

  it('is exported with the payments between housemates, and gives the same balances when imported', async () => {
    const [from, to] = [await aHouseWithPast(), await aHouseWithPast()];
    const name = async (id: string): Promise<string> => {
      const [row] = await app.database.query<{ name: string }>(
        `SELECT first_name || ' ' || last_name AS name FROM accounts WHERE id = $1`,
        [id],
      );
      return row?.name ?? '';
    };
    // Two with the same name could not be told apart.
    await app.database.query(`UPDATE accounts SET last_name = 'Payer' WHERE id = $1`, [from.one]);
    await app.database.query(`UPDATE accounts SET last_name = 'Payee' WHERE id = $1`, [from.two]);
    const file = csvOf([
      ['Date', 'Description', 'Category', 'Cost', 'Currency', 'One', 'Two'],
      ['2027-03-01', 'Milk', 'Groceries', '3.00', 'GBP', '2.00', '-2.00'],
      ['2027-05-01', 'Two paid One', 'Payment', '1.50', 'GBP', '-1.50', '1.50'],
    ]);
    await from.owner.imported(from.houseId, { file, people: from.people });
    await reckoned();
    const { text } = await from.mate.ask('GET', `/api/supplies-history/house/${from.houseId}/csv`);
    const rows = parse(text, { bom: true });
    expect(rows.map((row) => [row[1], row.at(-1)])).toEqual([
      ['Item', 'Kind'],
      ['Milk', 'Purchase'],
      ['Two paid One', 'Payment'],
    ]);
    expect(rows[2]?.slice(3, 7)).toEqual(['1.50', 'GBP', '', await name(from.two)]);
    const people = [
      { name: await name(from.one), roomie: to.one },
      { name: await name(from.two), roomie: to.two },
    ];
    const sent = { file: Buffer.from(text).toString('base64'), people };
    expect(previewed(await to.owner.preview(to.houseId, sent))).toMatchObject({ purchases: 1, payments: 1 });
    await to.owner.imported(to.houseId, sent);
    await reckoned();
    expect(await to.balances()).toEqual({ [to.one]: -50, [to.two]: 50 });
    // It is imported once: existing lines are recognised.
    expect(previewed(await to.owner.preview(to.houseId, sent))).toMatchObject({ purchases: 0, payments: 0 });
  });

  it('takes as many queries for many lines as for a few', async () => {
    const { owner, houseId, sent } = await aHouseWithPast();
    const lines = (count: number, day: string) =>
      sent([OWN, ...Array.from({ length: count }, (_, n) => [day, `Soap ${String(n)}`, '9.00', 'One'])]);
    // All in one month, which the worker recalculates; the plan to settle up takes a few queries more or less.
    const few = await countQueries(() => owner.imported(houseId, lines(2, '2027-09-05')));
    const reckonedFew = await countQueries(() => reckoned());
    expect(await countQueries(() => owner.imported(houseId, lines(300, '2027-09-06')))).toBe(few);
    expect(await countQueries(() => reckoned())).toBeLessThan(2 * reckonedFew);
  });

  it('lists every bad line, and is imported without them only on request', async () => {
    const { owner, houseId, sent } = await aHouseWithPast();
    const file = sent([
      OWN,
      ['2027-09-05', 'Soap', '9.00', 'One'],
      ['05/06/2027', 'Soap', '9.00', 'One'],
      ['2027-09-05', 'Soap', '1.234', 'One'],
      ['2027-09-05', 'Soap', '9.00', 'Nobody'],
      ['2027-09-11', 'Soap', '9.00', 'One'],
      ['2019-09-05', 'Soap', '9.00', 'One'],
    ]);
    expect(previewed(await owner.preview(houseId, file))).toMatchObject({
      purchases: 1,
      total: '9.00',
      faulty: 5,
      faults: [
        { line: 3, fault: 'day_ambiguous', said: '05/06/2027' },
        { line: 4, fault: 'amount_ambiguous', said: '1.234' },
        { line: 5, fault: 'person_unknown', said: 'Nobody' },
        { line: 6, fault: 'day_to_come', said: '2027-09-11' },
        { line: 7, fault: 'nobody_lived_there', said: '2019-09-05' },
      ],
    });
    expect(await owner.importFile(houseId, file)).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: 'file', message: 'Some lines can’t be imported. Correct them, or import without them.' }],
      },
    });
    expect(await owner.imported(houseId, { ...file, leave_out: true })).toMatchObject({ purchases: 1 });
  });

  it('is imported once: with one key, by two at once, and again next week', async () => {
    const { owner, houseId, sent, balances } = await aHouseWithPast();
    const file = sent([OWN, ['2027-09-05', 'Soap', '9.00', 'One']]);
    const key = randomUUID();
    const [first, second] = [await owner.importFile(houseId, file, key), await owner.importFile(houseId, file, key)];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.importFile(houseId, file)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422));
    expect(previewed(await owner.preview(houseId, file)).faults).toMatchObject([{ line: 2, fault: 'already_there' }]);
    await reckoned();
    expect(Math.min(...Object.values(await balances()))).toBe(-600);
  });

  it('sent by ten at once is imported by one of them', async () => {
    const { owner, houseId, sent } = await aHouseWithPast();
    const file = sent([OWN, ['2027-09-05', 'Soap', '9.00', 'One']]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.importFile(houseId, file)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('can be reversed by counter-entries, with a reason, once', async () => {
    const { owner, houseId, sent, balances, mate } = await aHouseWithPast();
    const { _id } = await owner.imported(houseId, sent([OWN, ['2027-09-05', 'Soap', '9.00', 'One']]));
    await reckoned();
    const now = await again(owner);
    const back = () => now.ask('DELETE', `/api/supplies-history/imports/${_id}`, { reason: 'The wrong file.' });
    expect(await back()).toMatchObject({ status: 200, body: { ended: { reason: 'The wrong file.' } } });
    expect(await back()).toMatchObject({ status: 409 });
    await reckoned();
    expect(await balances()).toEqual({});
    const listed = (await (await again(owner)).ask('GET', `/api/supplies-history/house/${houseId}/imports`)).body;
    expect(listed).toMatchObject({ items: [{ _id, ended: { reason: 'The wrong file.' } }] });
    expect(await unreadTitles(app, { account_id: mate.id })).toContainEqual(
      expect.stringContaining('took back purchases'),
    );
  });

  it("can't name a person who never lived here", async () => {
    const { owner, houseId, sent } = await aHouseWithPast();
    const file = sent([OWN, ['2027-09-05', 'Soap', '9.00', 'One']]);
    const people = [{ name: 'One', roomie: world.players.rB.account.id }];
    expect(await owner.preview(houseId, { ...file, people })).toMatchObject({ status: 422 });
  });
});
