import type { VariableCost } from '@common-roof/contracts';

import type { Account } from '#contexts/identity/accounts/account/account.ts';
import { unreadTitles } from '#test/support/alerts.ts';
import { billsOf } from '#test/support/bills.ts';
import { aSharedHouse } from '#test/support/chores.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { existing } from '#test/support/feed-stage.ts';
import { problemOf } from '#test/support/http.ts';
import { moneyOf } from '#test/support/money.ts';
import { fetchImage, galleryOf, upload } from '#test/support/pictures.ts';
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

/** Creates a house of h1 with the given number of roomies since the beginning of 2026. */
async function aHouse(roomies = 3) {
  const house = await aSharedHouse(app, world.players.h1, roomies);
  const as = async (account: Account) => {
    const player = await signIn(app, account);
    return { ...billsOf(app, player), id: account.id, token: player.token };
  };
  const people = await Promise.all(house.people.map(as));
  return {
    ...house,
    people,
    mate: existing(people[0]),
    owner: await as(world.players.h1.account),
    lives: (roomieId: string, from: string, until: string | null) =>
      app.database.query(
        `UPDATE tenancies SET starts_on = $2, ends_on = $3, state = CASE WHEN $3::date IS NULL THEN 'active' ELSE 'ended' END
          WHERE roomie_id = $1`,
        [roomieId, from, until],
      ),
    /** Returns everyone's balance for bills in minor units, without zero balances. */
    balances: async () => {
      const rows = await app.database.query<{ account_id: string; minor: string }>(
        `SELECT account_id, minor FROM money_balances WHERE house_id = $1 AND account = 'utilities' AND minor <> 0`,
        [house.houseId],
      );
      return Object.fromEntries(rows.map(({ account_id: id, minor }) => [id, Number(minor)]));
    },
    journals: async () =>
      (await app.database.query('SELECT 1 FROM money_journals WHERE house_id = $1', [house.houseId])).length,
  };
}

const amountsOf = ({ shares }: Pick<VariableCost, 'shares'>, ids: readonly string[]) =>
  ids.map((id) => shares.find(({ person }) => person?._id === id)?.amount);

describe('a bill of a house', () => {
  it('is shared by the days on which people lived there, and each share is explained', async () => {
    const { owner, houseId, ids, lives, balances, mate } = await aHouse(3);
    const [all = '', left = '', came = ''] = ids;
    await lives(left, '2026-01-01', '2027-03-10');
    await lives(came, '2027-03-20', null);
    const bill = await owner.entered(houseId, {
      supplier: ' City Power ',
      note: 'With the new meter.',
      meter: { name: 'Hall', start: '1204.5', end: '1391', unit: 'kWh' },
    });
    expect(amountsOf(bill, [all, left, came])).toEqual(['72.21', '23.29', '27.95']);
    expect(bill).toMatchObject({
      amount: '123.45',
      supplier: 'City Power',
      version: 1,
      state: 'entered',
      due_on: '2027-09-24',
      period_days: 31,
      occupant_days: 53,
      empty_days: 0,
      meter: { name: 'Hall', start: '1204.5', end: '1391', unit: 'kWh', used: '186.5' },
    });
    const own = bill.shares.find(({ person }) => person?._id === all);
    expect(own).toMatchObject({ days: 31, exact: { amount: '72.20', over: 35, of: 53 } });
    expect(await balances()).toEqual({ [all]: 7_221, [left]: 2_329, [came]: 2_795, [owner.id]: -12_345 });
    expect((await mate.one(bill._id)).shares).toHaveLength(3);
    const [row] = await moneyOf(app, mate).entriesOf(mate.id);
    expect(row).toMatchObject({
      account: 'utilities',
      on_day: '2027-09-24',
      subject: { kind: 'variable_cost', _id: bill._id },
      about: { kind: 'variable_cost', category: 'electricity', from: '2027-03-01', total: '123.45', sharers: 3 },
    });
  });

  it("is the homeowner's for days on which nobody lived there, and nobody else owes them", async () => {
    const { owner, houseId, ids, lives, balances } = await aHouse(1);
    await lives(ids[0] ?? '', '2027-03-22', null);
    const bill = await owner.entered(houseId, { amount: '31.00' });
    expect(bill).toMatchObject({ occupant_days: 10, empty_days: 21 });
    expect(bill.shares).toMatchObject([{ amount: '10.00' }, { person: null, days: 21, amount: '21.00' }]);
    expect(await balances()).toEqual({ [ids[0] ?? '']: 1_000, [owner.id]: -1_000 });
  });

  it('is shared by some of them in the stated shares, in the preview as in the ledger', async () => {
    const { owner, houseId, people, balances } = await aHouse();
    const [ada, ben, cem] = people.map(existing);
    const [one, two] = [existing(ada).id, existing(ben).id];
    const split = [
      { roomie: one, shares: 2 },
      { roomie: two, shares: 1 },
    ];
    const preview = await owner.preview(houseId, { amount: '90.00', split: `${one}:2,${two}:1` });
    const amounts = (shares: VariableCost['shares']) =>
      Object.fromEntries(shares.map(({ person, amount }) => [person?._id ?? '', amount]));
    expect(amounts(preview.shares)).toEqual({ [one]: '60.00', [two]: '30.00' });
    const bill = await owner.entered(houseId, { amount: '90.00', split });
    expect([bill.split, amounts(bill.shares)]).toEqual([split, { [one]: '60.00', [two]: '30.00' }]);
    expect(await balances()).toMatchObject({ [one]: 6_000, [two]: 3_000 });
    expect(Object.keys(await balances())).not.toContain(existing(cem).id);
    const corrected = await owner.correct(bill, { amount: '90.00', split: [] });
    expect(corrected.body).toMatchObject({ split: [] });
    expect((await owner.one(bill._id)).versions[0]?.split).toEqual(split);
    expect(await balances()).toMatchObject({ [one]: 3_000, [two]: 3_000, [existing(cem).id]: 3_000 });
    const stranger = { roomie: world.players.r1.account.id, shares: 1 };
    expect((await owner.enter(houseId, { category: 'gas', split: [stranger] })).status).toBe(422);
    expect((await owner.enter(houseId, { category: 'gas', split: [...split, ...split] })).status).toBe(422);
  });

  it('tells everyone their share, live and in the bell', async () => {
    // Sockets use the machine's clock to close.
    app.clock.set(new Date());
    const { owner, houseId, mate } = await aHouse(2);
    const watcher = await connect(app, mate.token);
    const changed = nextEvent(watcher, 'variable_costs:changed');
    const period = { from: '2026-03-01', to: '2026-03-31' };
    const bill = await owner.entered(houseId, { ...period, amount: '50.00' });
    await app.drainEvents();
    expect(await changed).toEqual({ house_id: houseId });
    const titles = () => unreadTitles(app, { account_id: mate.id, subject_id: bill._id });
    expect(await titles()).toEqual(['Electricity: your share is £25.00']);
    const corrected = (await owner.correct(bill, { ...period, amount: '60.00' }, 'A digit was wrong.')).body;
    await app.drainEvents();
    expect(await titles()).toContain('Electricity: your share is now £30.00');
    await owner.takeBack(corrected as VariableCost);
    await app.drainEvents();
    expect(await titles()).toContain('Electricity: the bill for March 2026 was taken back');
    watcher.close();
  });

  it('that is corrected is posted again, and its history keeps the previous version', async () => {
    const { owner, houseId, ids, balances, mate } = await aHouse(2);
    const [one = '', other = ''] = ids;
    const bill = await owner.entered(houseId, { amount: '100.00' });
    const water = { category: 'water', amount: '80.00' };
    const corrected = (await owner.correct(bill, water, 'It was the water.')).body as VariableCost;
    expect(corrected).toMatchObject({ _id: bill._id, version: 2, category: 'water', amount: '80.00' });
    expect(await balances()).toEqual({ [one]: 4_000, [other]: 4_000, [owner.id]: -8_000 });
    const { versions } = await mate.one(bill._id);
    expect(versions).toMatchObject([
      {
        version: 1,
        category: 'electricity',
        amount: '100.00',
        reason: 'It was the water.',
        replaced_by: { _id: owner.id },
      },
    ]);
    const rows = await moneyOf(app, mate).entriesOf(mate.id);
    expect(rows.map(({ amount, reason }) => [amount, reason])).toEqual([
      ['40.00', ''],
      ['-50.00', 'It was the water.'],
      ['50.00', ''],
    ]);
    expect((await owner.correct(bill, { amount: '90.00' })).status).toBe(409);
    const again = (await owner.correct(corrected, { ...water, note: 'Twice a year.' })).body;
    expect(again).toMatchObject({ version: 3, note: 'Twice a year.' });
    expect(await moneyOf(app, mate).entriesOf(mate.id)).toHaveLength(5);
  });

  it('that is reversed is owed by nobody, and can be entered again', async () => {
    const { owner, houseId, balances } = await aHouse(2);
    const bill = await owner.entered(houseId);
    const gone = (await owner.takeBack(bill)).body;
    expect(gone).toMatchObject({ state: 'taken_back', shares: [], ended: { reason: 'Entered twice.' } });
    expect(await balances()).toEqual({});
    expect((await owner.takeBack(bill)).status).toBe(409);
    expect((await owner.correct(bill, {})).status).toBe(409);
    expect((await owner.enter(houseId)).status).toBe(200);
  });

  it('is unique for its kind and days; another one for some of them needs a confirmation', async () => {
    const { owner, houseId } = await aHouse(1);
    const bill = await owner.entered(houseId);
    const same = problemOf(await owner.enter(houseId));
    expect(same).toMatchObject({ status: 409, current: { bill_id: bill._id } });
    const overlapping = { from: '2027-03-31', to: '2027-04-30' };
    expect(problemOf(await owner.enter(houseId, overlapping)).detail).toBe(
      'Another bill of that kind is for some of these days: 1 Mar 2027 to 31 Mar 2027. Enter it all the same if that is right.',
    );
    expect((await owner.preview(houseId, overlapping)).overlaps).toMatchObject([{ _id: bill._id, amount: '123.45' }]);
    expect((await owner.enter(houseId, { ...overlapping, overlaps: true })).status).toBe(200);
    expect((await owner.enter(houseId, { category: 'gas' })).status).toBe(200);
  });

  it("needs possible days, increasing meter readings, and the house's currency", async () => {
    const { owner, houseId } = await aHouse(1);
    const refused = async (more: object) => problemOf(await owner.enter(houseId, more)).errors?.[0]?.path;
    expect(await refused({ from: '2027-09-11', to: '2027-09-30' })).toBe('from');
    expect(await refused({ to: '2027-02-28' })).toBe('to');
    expect(await refused({ from: '2025-01-01' })).toBe('to');
    expect(await refused({ meter: { name: '', start: '5', end: '4.9', unit: 'm³' } })).toBe('meter.end');
    expect(await refused({ amount: '12.345' })).toBe('amount');
    expect((await owner.enter(houseId, { amount: '0.00' })).status).toBe(400);
  });

  it('keeps photos of its paper through corrections, for those who can read it', async () => {
    const { owner, houseId, mate } = await aHouse(1);
    const elsewhere = await aHouse(1);
    const photo = (await upload(app, owner.token, 9)).map(({ image_id }) => image_id);
    const bill = await owner.entered(houseId, { photo });
    expect((await galleryOf(app, mate.token, 'bill', bill._id)).items).toHaveLength(1);
    expect((await owner.correct(bill, { amount: '1.00', photo })).body).toMatchObject({
      photos: [{ image_id: photo[0] }],
    });
    expect((await elsewhere.mate.ask('GET', `/api/variable-costs/${bill._id}`)).status).toBe(404);
    expect((await elsewhere.mate.ask('GET', `/api/images/placements/bill/${bill._id}`)).status).toBe(404);
  });
});

describe('a past roomie', () => {
  it('reads the bills they share, and new roomies see no names from before', async () => {
    const { owner, houseId, people, lives } = await aHouse(2);
    const [left, came] = [existing(people[0]), existing(people[1])];
    await lives(left.id, '2026-01-01', '2027-03-31');
    await lives(came.id, '2027-04-01', null);
    const march = await owner.entered(houseId);
    await owner.entered(houseId, { from: '2027-04-01', to: '2027-04-30' });
    expect((await left.ofPeriod(houseId, '2027')).items.map(({ _id }) => _id)).toEqual([march._id]);
    expect((await left.ask('GET', `/api/houses/variablecosts/${houseId}/2027-04`)).status).toBe(404);
    expect((await left.one(march._id)).shares).toHaveLength(1);
    const read = await came.ofPeriod(houseId, '2027');
    expect(read.items.map(({ shares }) => shares.length)).toEqual([1, 0]);
    expect(read.items[1]).toMatchObject({ amount: '123.45', occupant_days: 31 });
  });

  it('is included again when their days differ from what was known, and a second run changes nothing', async () => {
    const { owner, houseId, ids, lives, balances, journals } = await aHouse(2);
    const [one = '', other = ''] = ids;
    await owner.entered(houseId, { amount: '62.00' });
    const reckon = async () => {
      const stay = { tenancy_id: houseId, roomie_id: other, room_id: houseId, house_id: houseId };
      await app.database.query(`INSERT INTO outbox (type, payload) VALUES ('stay.changed', $1)`, [
        JSON.stringify({ ...stay, changed_by: owner.id, rent_changed: false }),
      ]);
      await app.drainEvents();
    };
    await reckon();
    expect(await journals()).toBe(1);
    await lives(other, '2027-03-31', null);
    await reckon();
    const stand = await balances();
    expect(stand).toEqual({ [one]: 6_006, [other]: 194, [owner.id]: -6_200 });
    expect(await journals()).toBe(3);
    await reckon();
    expect(await balances()).toEqual(stand);
    expect(await journals()).toBe(3);
  });

  it('is included when they move out', async () => {
    const { owner, houseId, roomIds, balances, mate } = await aHouse(2);
    app.clock.set(new Date('2027-03-15T10:00:00Z'));
    await owner.entered(houseId, { amount: '62.00' });
    expect((await balances())[mate.id]).toBe(3_100);
    const vacant = { home_owner_id: owner.id };
    expect((await owner.ask('PUT', `/api/roomies/markvacant/${roomIds[0] ?? ''}`, vacant)).status).toBe(200);
    await app.drainEvents();
    // 14 of 45 days.
    expect((await balances())[mate.id]).toBe(1_929);
  });
});

describe('simultaneous bills', () => {
  it('count one bill once for twenty entries', async () => {
    const { owner, houseId, balances } = await aHouse(2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.enter(houseId, { amount: '10.00' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await balances())[owner.id]).toBe(-1_000);
  });

  it('count one entry once when it is sent again with one key', async () => {
    const { owner, houseId } = await aHouse(1);
    const first = await owner.enter(houseId, {}, 'a-key-of-bills-1');
    const again = await owner.enter(houseId, {}, 'a-key-of-bills-1');
    expect(again.body).toEqual(first.body);
    expect((await owner.ofPeriod(houseId, '2027')).items).toHaveLength(1);
  });

  it('accept one of two corrections of one version', async () => {
    const { owner, houseId } = await aHouse(1);
    const bill = await owner.entered(houseId);
    const answers = await Promise.all(['10.00', '11.00'].map((amount) => owner.correct(bill, { amount })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the costs of a house', () => {
  it('are shown by month, with a bill for several months split by days, beside the year before', async () => {
    const { owner, houseId, mate } = await aHouse(1);
    await owner.entered(houseId, { category: 'gas', from: '2027-01-01', to: '2027-03-31', amount: '90.00' });
    await owner.entered(houseId, { category: 'gas', from: '2026-03-01', to: '2026-03-31', amount: '28.00' });
    const year = await mate.ofPeriod(houseId, '2027');
    expect(year.months).toEqual([
      { month: '2027-01', category: 'gas', amount: '31.00', occupant_days: 31 },
      { month: '2027-02', category: 'gas', amount: '28.00', occupant_days: 28 },
      { month: '2027-03', category: 'gas', amount: '31.00', occupant_days: 31 },
    ]);
    expect(year.before).toMatchObject([{ month: '2026-03', amount: '28.00' }]);
    const march = await mate.ofPeriod(houseId, '2027-03');
    expect(march.items).toHaveLength(1);
    expect(march.months).toMatchObject([{ month: '2027-03', amount: '31.00' }]);
  });

  it('are averaged over the last months with data', async () => {
    const { owner, houseId, mate } = await aHouse(2);
    for (const [month, amount] of [
      ['01', '31.00'],
      ['02', '42.00'],
      ['03', '53.00'],
    ] as const) {
      const to = { '01': '31', '02': '28', '03': '31' }[month];
      await owner.entered(houseId, { from: `2027-${month}-01`, to: `2027-${month}-${to}`, amount });
    }
    await owner.entered(houseId, { from: '2026-03-01', to: '2026-03-31', amount: '60.00' });
    const { items } = await mate.averages(houseId);
    expect(items).toEqual([
      {
        category: 'electricity',
        month: '2027-03',
        amount: '53.00',
        months: 4,
        mean: '46.50',
        per_occupant_day: '0.77',
        same_month_last_year: '60.00',
        trend: '-1.36',
      },
    ]);
  });

  it('take as many queries for many bills as for one', async () => {
    const { owner, houseId, mate } = await aHouse(3);
    await owner.entered(houseId);
    const read = async () => [
      await countQueries(() => mate.ofPeriod(houseId, '2027')),
      await countQueries(() => mate.averages(houseId)),
    ];
    const before = await read();
    for (const category of ['gas', 'water', 'waste']) await owner.entered(houseId, { category });
    expect(await read()).toEqual(before);
  });

  it('are exported as a table with a row per bill and a row per share', async () => {
    const { owner, houseId } = await aHouse(2);
    await owner.entered(houseId, { amount: '10.00', note: '=1+1' });
    const { bytes } = await fetchImage(app, `/api/houses/variable-costs-table/${houseId}/2027`, owner.token);
    const lines = bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^bill,.*electricity,2027-03-01,2027-03-31,,GBP,10\.00,.*'=1\+1$/);
    expect(lines[2]).toMatch(/^share,.*,5\.00,Some,31,62,5\.00 \+ 0\/1,/);
  });
});
