import { fromWireMoney, plusDays } from '@common-roof/domain';

import { billsOf } from '#test/support/bills.ts';
import { countQueries } from '#test/support/count-queries.ts';
import { aHeldDeposit } from '#test/support/deposits.ts';
import { financesOf, INSURANCE } from '#test/support/finances.ts';
import { anOpenHouse, aRoomieIn } from '#test/support/houses.ts';
import { call } from '#test/support/http.ts';
import { aDebt, moneyOf, paymentOf, todayIn } from '#test/support/money.ts';
import { fetchImage } from '#test/support/pictures.ts';
import { readPdf } from '#test/support/read-pdf.ts';
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

/** A house of h1 with one roomie, who owes and pays. */
async function aRentedHouse() {
  const { h1 } = world.players;
  const { houseId, roomIds } = await anOpenHouse(app, h1, 1);
  const account = await aRoomieIn(app, roomIds[0] ?? '', '2026-01-01');
  await app.drainEvents();
  const owner = await signIn(app, h1.account);
  const ids = { houseId, roomieId: account.id, ownerId: h1.account.id };
  const year = (from: string, basis = 'paid') => ({ house_id: houseId, from, basis });
  return {
    ...ids,
    roomId: roomIds[0] ?? '',
    owner,
    year,
    own: financesOf(app, owner),
    bills: billsOf(app, owner),
    money: moneyOf(app, owner),
    owed: (minor: number, onDay: string) => aDebt(app, { ...ids, minor, onDay }),
    pay: async (amount: string, paidOn: string, more: object = {}) =>
      paymentOf(await moneyOf(app, owner).pay(account.id, amount, { paid_on: paidOn, ...more })),
  };
}

/** What the homeowner's own postings in a house come to by account, straight from the ledger, in minor units. */
async function ledgerOf(houseId: string, homeownerId: string) {
  const rows = await app.database.query<{ account: string; minor: string }>(
    'SELECT account, sum(-minor)::bigint AS minor FROM money_postings WHERE house_id = $1 AND account_id = $2 GROUP BY account',
    [houseId, homeownerId],
  );
  return Object.fromEntries(rows.map(({ account, minor }) => [account, Number(minor)]));
}

describe('the yearly statement', () => {
  it('counts by the day of payment or by the day that was due, and compares with the year before', async () => {
    const { owed, pay, own, year, roomieId, roomId } = await aRentedHouse();
    await owed(62_000, '2026-12-01');
    await owed(62_000, '2027-01-01');
    await owed(62_000, '2027-02-01');
    // December's rent arrives in January.
    await pay('620.00', '2027-01-03');
    await pay('620.00', '2027-01-20');
    const paid = await own.houseIn(year('2027-01-01'));
    expect(paid).toMatchObject({
      income: '1240.00',
      costs: '0.00',
      result: '1240.00',
      before: { income: '0.00' },
      income_lines: [
        {
          figure: 'rent_received',
          person: { _id: roomieId },
          room: { _id: roomId },
          amount: '1240.00',
          before: '0.00',
        },
      ],
      rent: { charged: '1240.00', received: '1240.00', open: '620.00', in_advance: '0.00' },
    });
    expect(await own.houseIn(year('2027-01-01', 'due'))).toMatchObject({
      income: '1240.00',
      before: { income: '620.00' },
      income_lines: [{ figure: 'rent_charged', amount: '1240.00', before: '620.00' }],
    });
    // A tax year that begins in April has all of it.
    const { from, to, totals } = await own.statement(year('2026-04-06', 'due'));
    expect({ from, to, income: totals[0]?.income }).toEqual({
      from: '2026-04-06',
      to: '2027-04-05',
      income: '1860.00',
    });
    expect(totals[0]?.months.map(({ income }) => income)).toEqual([
      ...Array.from({ length: 7 }, () => '0.00'),
      ...['620.00', '620.00', '620.00', '0.00', '0.00'],
    ]);
  });

  it('counts bills, what roomies bear of them, and own costs by category', async () => {
    const { bills, own, year, houseId, pay } = await aRentedHouse();
    const bill = await bills.entered(houseId, { amount: '100.00' });
    // Nobody lived there yet, so the homeowner bears all of it, and the ledger has no journal.
    await bills.entered(houseId, { category: 'gas', from: '2025-12-01', to: '2025-12-31', amount: '30.00' });
    await own.cost(houseId, INSURANCE);
    await own.cost(houseId, { ...INSURANCE, amount: '10.00', paid_on: '2026-02-01' });
    const { _id: removed } = await own.cost(houseId, { category: 'travel', amount: '5.00' });
    await own.remove(removed);
    await pay('40.00', '2027-09-05', { account: 'utilities' });
    expect(await own.houseIn(year('2027-01-01'))).toMatchObject({
      income: '40.00',
      costs: '370.00',
      result: '-330.00',
      income_lines: [{ figure: 'bills_received', amount: '40.00' }],
      cost_lines: [
        { figure: 'house_bills', category: 'electricity', amount: '100.00' },
        { figure: 'house_bills', category: 'gas', amount: '30.00' },
        { figure: 'own_costs', category: 'insurance', amount: '240.00', before: '10.00' },
      ],
      bills: { total: '130.00', passed_on: '100.00', own: '30.00' },
    });
    expect(await own.houseIn(year('2027-01-01', 'due'))).toMatchObject({
      income: '100.00',
      costs: '370.00',
      income_lines: [{ figure: 'bills_shared', amount: '100.00' }],
    });
    // A bill that is corrected in the next year stays in the year in which it was paid.
    app.clock.set(new Date('2028-02-01T10:00:00Z'));
    const [later, finances] = await (async () => {
      const owner = await signIn(app, world.players.h1.account);
      return [billsOf(app, owner), financesOf(app, owner)] as const;
    })();
    expect((await later.correct(bill, { amount: '120.00' })).status).toBe(200);
    const query = { house_id: houseId, figure: 'house_bills', category: 'electricity' };
    const entries = async (from: string, basis: string) =>
      (await finances.entries({ ...query, from, basis })).map(({ day, amount }) => [day, amount]);
    expect(await entries('2027-01-01', 'paid')).toEqual([['2027-09-10', '120.00']]);
    expect(await entries('2028-01-01', 'due')).toEqual([['2028-02-15', '120.00']]);
  });

  it('shows deposits apart, and counts what was kept of them', async () => {
    const held = await aHeldDeposit(app, world.players.h1, '400.00', {}, undefined, '620.00');
    await app.drainEvents();
    const owedRent = (await moneyOf(app, held.roomie).balanceOf(held.roomie.account.id))[0]?.accounts.find(
      ({ account }) => account === 'rent',
    );
    const setOff = '10.00';
    expect(Number(owedRent?.amount)).toBeGreaterThan(Number(setOff));
    const { status } = await held.owner.ask('POST', `/api/deposits/${held.id}/set_offs`, {
      amount: setOff,
      version: (await held.now()).version,
    });
    expect(status).toBe(201);
    await held.deducted('150.00', 'A broken lamp.');
    await held.settle('240.00');
    await app.drainEvents();
    const own = financesOf(app, await signIn(app, world.players.h1.account));
    const from = `${todayIn(app).slice(0, 4)}-01-01`;
    const house = await own.houseIn({ house_id: held.houseId, from });
    expect(house).toMatchObject({
      income: '160.00',
      deposits: { received: '400.00', returned: '240.00', kept: '150.00' },
      rent: { received: setOff },
    });
    expect(house.income_lines.map(({ figure, amount }) => [figure, amount])).toEqual([
      ['rent_received', setOff],
      ['deposits_kept', '150.00'],
    ]);
    const [kept] = await own.entries({ house_id: held.houseId, from, figure: 'deposits_kept' });
    expect(kept).toMatchObject({ words: 'A broken lamp.', amount: '150.00' });
  });

  it('equals the ledger to the last penny, year by year and row by row, whatever was taken back', async () => {
    const { owed, pay, money, bills, own, year, houseId, ownerId } = await aRentedHouse();
    // Amounts without a pattern, the same in every run.
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 16_807) % 2_147_483_647) % below;
    const day = (): string => plusDays('2026-01-05', next(600));
    for (let at = 0; at < 12; at += 1) await owed(1 + next(90_000), day());
    for (let at = 0; at < 4; at += 1) {
      const from = `2026-0${String(at + 1)}-01`;
      const bill = await bills.entered(houseId, {
        from,
        to: plusDays(from, 20),
        amount: `${String(3 + next(300))}.01`,
      });
      if (at === 1) await bills.correct(bill, { from, to: plusDays(from, 20), amount: '33.33' });
      if (at === 2) await bills.takeBack(bill);
    }
    for (let at = 0; at < 12; at += 1) {
      const account = (['rent', 'utilities', 'other', undefined] as const)[next(4)];
      const paid = await pay(`${String(1 + next(900))}.07`, day(), account === undefined ? {} : { account });
      if (at % 4 === 0) await money.takeBack(paid._id);
    }
    const years = ['2026-01-01', '2027-01-01'];
    const sums: Record<string, number> = {};
    for (const from of years) {
      for (const basis of ['paid', 'due']) {
        const house = await own.houseIn(year(from, basis));
        for (const line of house.income_lines) {
          const minor = fromWireMoney(line.amount, 'GBP');
          const key = `${basis} ${line.figure}`;
          sums[key] = (sums[key] ?? 0) + minor;
          const rows = await own.entries({
            ...year(from, basis),
            figure: line.figure,
            person_id: line.person?._id ?? '',
          });
          expect(rows.reduce((sum, { amount }) => sum + fromWireMoney(amount, 'GBP'), 0)).toBe(minor);
        }
        const { totals } = await own.statement(year(from, basis));
        const months = totals[0]?.months.map(({ income }) => fromWireMoney(income, 'GBP')) ?? [];
        expect(months.reduce((sum, minor) => sum + minor, 0)).toBe(fromWireMoney(house.income, 'GBP'));
      }
    }
    const { rent = 0, utilities = 0, other = 0 } = await ledgerOf(houseId, ownerId);
    const of = (key: string): number => sums[key] ?? 0;
    expect(of('due rent_charged') - of('paid rent_received')).toBe(rent);
    expect(of('due bills_shared') - of('paid bills_received')).toBe(utilities);
    expect(-of('paid other_received')).toBe(other);
    const { open, in_advance: advance } = (await own.houseIn(year('2027-01-01'))).rent;
    expect(fromWireMoney(open, 'GBP') - fromWireMoney(advance, 'GBP')).toBe(rent);
  });

  it('takes as many queries for a house with much as for one with little', async () => {
    const { own, year, owed } = await aRentedHouse();
    await owed(62_000, '2027-01-01');
    const few = await countQueries(() => own.statement(year('2027-01-01')));
    for (const month of ['02', '03', '04']) await owed(62_000, `2027-${month}-01`);
    expect(await countQueries(() => own.statement(year('2027-01-01')))).toBe(few);
  });
});

describe('a downloaded statement', () => {
  it('is a table whose amounts add up to the result, without formulas', async () => {
    const { own, owed, pay, year, houseId, owner } = await aRentedHouse();
    await owed(62_000, '2027-01-01');
    await pay('620.00', '2027-01-03', { note: '=HYPERLINK("x")' });
    await own.cost(houseId, { ...INSURANCE, supplier: '+49 151, Sons' });
    const query = new URLSearchParams(year('2027-01-01')).toString();
    const { status, text, headers } = await call(app, 'GET', `/api/yearly-statement/table?${query}`, {
      token: owner.token,
    });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="statement-2027-01-01.csv"');
    const [head, ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe('Day,House,Section,Kind,Category,Room,Roomie,Details,Amount,Currency');
    expect(lines[0]).toMatch(
      /^2027-01-03,House [^,]+,Income,Rent,,Room 0,Some Body,"'=HYPERLINK\(""x""\)",620\.00,GBP$/,
    );
    expect(lines[1]).toMatch(/^2027-02-01,House [^,]+,Costs,Own costs,Insurance,,,"'\+49 151, Sons",-240\.00,GBP$/);
    expect(lines).toHaveLength(2);
  });

  it('is a PDF in the reader’s language with numbered pages', async () => {
    const { own, owed, pay, year, houseId, owner } = await aRentedHouse();
    await owed(62_000, '2027-01-01');
    await pay('620.00', '2027-01-03');
    await own.cost(houseId);
    const query = new URLSearchParams(year('2027-01-01')).toString();
    const file = await fetchImage(app, `/api/yearly-statement/pdf?${query}`, owner.token);
    const { info, text, pages } = await readPdf(file.bytes);
    expect(info).toMatchObject({ Title: 'Yearly statement' });
    expect(text).toContain('1 Jan 2027 – 31 Dec 2027');
    expect(text).toMatch(/Rent: Room 0, Some Body/);
    expect(text).toMatch(/Own costs: Insurance/);
    expect(text).toContain('£380.00');
    expect(pages[0]).toMatch(/1 of \d/);
  });

  it('has all houses, and is refused to admins who name none', async () => {
    const { own, owner } = await aRentedHouse();
    const both = await own.statement({ from: '2027-01-01' });
    expect(both.houses.length).toBeGreaterThan(1);
    expect(both.homeowner).toContain(owner.account.first_name);
    const admin = financesOf(app, world.players.adm);
    expect((await admin.ask('GET', '/api/yearly-statement?from=2027-01-01')).status).toBe(422);
    expect((await admin.ask('GET', '/api/yearly-statement?from=2028-02-29')).status).toBe(400);
  });
});
