import { unreadTitles } from '#test/support/alerts.ts';
import { aRentedRoom } from '#test/support/rent.ts';
import { alertsOf } from '#test/support/said.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
beforeEach(() => {
  app.clock.set(new Date('2027-03-10T10:00:00Z'));
});
afterAll(() => app.close());

const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  await app.runDue();
  // Includes what came due while events were handled.
  await app.runDue();
};
const rented = (more: object = {}) => aRentedRoom(app, world.players.h1, { starts_on: '2027-03-15', ...more });

describe('rent', () => {
  it('is charged on its day, for a part of the first month, together with the deposit', async () => {
    const { dues, balance, entries } = await rented({ deposit: '400.00' });
    expect(await dues()).toEqual([]);
    await at('2027-03-15T00:30:00Z');
    expect(await dues()).toEqual([
      ['deposit_due', '2027-03-15', '400.00'],
      ['rent_due', '2027-03-15', '340.00'],
    ]);
    await at('2027-03-31T22:59:00Z');
    expect(await dues()).toHaveLength(2);
    // Midnight in London, in summer time.
    await at('2027-03-31T23:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-04-01', '620.00']);
    expect(
      (await entries()).find(({ about }) => about.kind === 'rent_due' && about.month === '2027-03')?.about,
    ).toEqual({
      kind: 'rent_due',
      month: '2027-03',
      period: 'month',
      from: '2027-03-15',
      to: '2027-03-31',
      days: 17,
      of_days: 31,
      monthly: '620.00',
    });
    expect(await balance()).toMatchObject({ total: '1360.00' });
  });

  it('of months without a worker is charged once each, and triggers one reminder', async () => {
    const { dues, account } = await rented();
    await at('2027-06-20T10:00:00Z');
    await at('2027-06-20T11:00:00Z');
    expect((await dues()).map(([, day]) => day)).toEqual(['2027-03-15', '2027-04-01', '2027-05-01', '2027-06-01']);
    const [row] = await app.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM outbox WHERE type = 'rent.reminded' AND payload->>'roomie_id' = $1`,
      [account.id],
    );
    expect(row?.n).toBe(1);
  });

  it('is due on the day that the house sets, from then on', async () => {
    const { dues, saveSettings } = await rented();
    await at('2027-04-02T10:00:00Z');
    await saveSettings({ rent_due_day: 31 });
    await at('2027-06-30T10:00:00Z');
    expect((await dues()).map(([, day]) => day)).toEqual(['2027-03-15', '2027-04-01', '2027-05-31', '2027-06-30']);
  });

  it('changes with a new lease on its first day, and ends with a lease that states its last', async () => {
    const { dues, lease, leaseId } = await rented();
    await at('2027-04-02T10:00:00Z');
    await lease({ starts_on: '2027-05-11', ends_on: '2027-06-20', rent: '310.00' }, leaseId);
    await at('2027-08-02T10:00:00Z');
    expect((await dues()).map(([, day, amount]) => [day, amount])).toEqual([
      ['2027-03-15', '340.00'],
      ['2027-04-01', '620.00'],
      ['2027-05-01', '200.00'],
      ['2027-05-11', '210.00'],
      ['2027-06-01', '206.67'],
    ]);
  });

  it('that changes is explained in the statement, and the roomie is told with the previous amount', async () => {
    const { roomieId, notice, entries } = await rented();
    await at('2027-05-20T10:00:00Z');
    await notice('2027-05-20');
    await app.drainEvents();
    expect(await alertsOf(app, roomieId, 'share_changed')).toEqual([
      'Rent, May 2027: £620.00 → £400.00 | Your lease changed.',
    ]);
    const [is, back, was] = await entries();
    expect([is, back, was].map((entry) => [entry?.amount, entry?.cause?.kind ?? null])).toEqual([
      ['400.00', 'lease_changed'],
      ['-620.00', 'lease_changed'],
      ['620.00', null],
    ]);
  });

  it('after the end of a tenancy is reversed, and posted again when the end is withdrawn', async () => {
    const { dues, notice, release, rollBack, balance } = await rented();
    await at('2027-05-20T10:00:00Z');
    const before = await dues();
    expect(before.map(([, , amount]) => amount)).toEqual(['340.00', '620.00', '620.00']);
    await notice('2027-05-20');
    await app.drainEvents();
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-05-01', '400.00']);
    expect((await release('2027-05-10')).status).toBe(200);
    await app.drainEvents();
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-05-01', '200.00']);
    expect(await balance()).toMatchObject({ total: '1160.00' });
    // First the release, then the notice.
    expect((await rollBack()).status).toBe(200);
    expect((await rollBack()).status).toBe(200);
    await app.drainEvents();
    expect(await dues()).toEqual(before);
    await at('2027-06-01T10:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-06-01', '620.00']);
  });
});

describe('the settlement of a lease', () => {
  it('lists the open rent up to its last day, month by month, like the ledger after the release', async () => {
    const { pay, notice, settlement, release, rollBack, balance } = await rented();
    await at('2027-05-20T10:00:00Z');
    await pay('500.00', { paid_on: '2027-05-02' });
    await notice('2027-05-20');
    const rent = [
      { kind: 'rent', label: 'Rent for April 2027', amount: '460.00', why: 'Due: £620.00. Paid: £160.00.' },
      { kind: 'rent', label: 'Rent for May 2027', amount: '200.00', why: 'Due: £200.00 (10 of 31 days of £620.00).' },
    ];
    expect(await settlement('2027-05-10')).toMatchObject({ lines: rent, total: '660.00', cost_per_person: '0.00' });
    // Whether or not the ledger knows.
    await app.drainEvents();
    expect(await settlement('2027-05-10')).toMatchObject({ lines: rent, total: '660.00' });
    await release('2027-05-10');
    await app.drainEvents();
    expect(await balance()).toMatchObject({ total: '660.00' });
    await rollBack();
    await rollBack();
    await app.drainEvents();
    await notice('2027-05-20');
    expect(await settlement('2027-05-10')).toMatchObject({ lines: rent, total: '660.00' });
    expect(await settlement('2027-05-20')).toMatchObject({ total: '860.00' });
  });

  it('returns what was paid in advance', async () => {
    const { pay, notice, settlement } = await rented();
    await at('2027-05-20T10:00:00Z');
    await pay('2000.00', { paid_on: '2027-05-02' });
    await notice('2027-05-20');
    expect(await settlement('2027-05-10')).toMatchObject({
      lines: [{ kind: 'rent', label: 'Rent paid in advance', amount: '-840.00' }],
      total: '-840.00',
    });
  });
});

describe('a deposit in the ledger', () => {
  it('is due, paid, owed back after the release, and even once it is settled', async () => {
    const { pay, notice, release, balance, roomieId, ask, dues } = await rented({ deposit: '400.00', rent: '0.00' });
    await at('2027-03-15T10:00:00Z');
    expect(await balance()).toMatchObject({ total: '400.00' });
    await pay('400.00', { paid_on: '2027-03-15' });
    expect(await balance()).toMatchObject({ total: '0.00' });
    await notice('2027-03-15');
    await release('2027-03-15');
    await app.drainEvents();
    expect(await balance()).toMatchObject({ total: '-400.00', credit: '400.00' });
    const body = {
      returned_damaged_deposit: true,
      returned: '400.00',
      returned_damaged_form_description: 'Cash',
      returned_damaged_deposit_date: '2027-03-15',
    };
    const path = `/api/roomies/damage_deposit_data/${roomieId}`;
    expect((await ask(world.players.h1, 'PUT', path, body)).status).toBe(200);
    await app.drainEvents();
    expect(await balance()).toMatchObject({ total: '0.00' });
    expect((await dues()).map(([kind]) => kind).toSorted()).toEqual([
      ...['deposit_due', 'deposit_settled', 'deposit_to_return'],
    ]);
  });

  it.each([
    ['0.00', '0.00'],
    ['150.00', '150.00'],
    ['450.00', '400.00'],
  ])('is held as far as it was paid (%s): the rest is no longer due', async (paid, held) => {
    const { pay, notice, release, settlement, balance, roomieId, ask } = await rented({
      deposit: '400.00',
      rent: '0.00',
    });
    await at('2027-03-15T10:00:00Z');
    if (paid !== '0.00') await pay(paid, { paid_on: '2027-03-15', account: 'deposit' });
    await notice('2027-03-15');
    expect(await settlement('2027-03-15')).toMatchObject({ deposit: held, deposit_agreed: '400.00' });
    await release('2027-03-15');
    await app.drainEvents();
    const path = `/api/roomies/damage_deposit_data/${roomieId}`;
    const { body } = await ask(world.players.h1, 'GET', path);
    expect(body).toMatchObject({ deposit: held === '0.00' ? null : { held } });
    const back = Math.max(Number(paid), Number(held));
    expect((await balance())?.total ?? '0.00').toBe(back === 0 ? '0.00' : `-${back.toFixed(2)}`);
  });

  it('is raised by a new lease of the tenancy, for which the difference is due', async () => {
    const { lease, leaseId, dues, pay, balance } = await rented({ deposit: '400.00', rent: '0.00' });
    await at('2027-03-15T10:00:00Z');
    await lease({ starts_on: '2027-03-15', rent: '0.00', deposit: '550.00' }, leaseId);
    await at('2027-03-16T10:00:00Z');
    const amounts = (await dues()).map(([kind, , amount]) => [kind, amount]);
    expect(amounts.toSorted()).toEqual([
      ['deposit_due', '150.00'],
      ['deposit_due', '400.00'],
    ]);
    await pay('550.00', { paid_on: '2027-03-16' });
    expect(await balance()).toMatchObject({ total: '0.00' });
  });

  it('is no longer owed back once the release is withdrawn', async () => {
    const { notice, release, rollBack, balance } = await rented({ deposit: '400.00', rent: '0.00' });
    await at('2027-03-16T10:00:00Z');
    await notice('2027-03-16');
    await release('2027-03-16');
    await app.drainEvents();
    expect(await balance()).toMatchObject({ total: '0.00' });
    await rollBack();
    await app.drainEvents();
    expect(await balance()).toMatchObject({ total: '400.00' });
  });
});

describe('a reminder of rent', () => {
  const remindersOf = (accountId: string) => unreadTitles(app, { account_id: accountId, kind: 'rent_due' });

  it('is sent before, on and after the due day, and to the homeowner too once it is late', async () => {
    const { account } = await rented({ starts_on: '2027-03-01' });
    await at('2027-03-29T08:30:00Z');
    const [before] = await remindersOf(account.id);
    expect(before).toBe('Your rent for April 2027 is due on 1 Apr 2027');
    await at('2027-04-01T08:30:00Z');
    expect((await remindersOf(account.id))[0]).toBe('Your rent for April 2027 is due today');
    const owner = world.players.h1.account.id;
    await at('2027-04-04T08:30:00Z');
    expect((await remindersOf(account.id))[0]).toBe('Your rent for April 2027 is overdue');
    expect((await remindersOf(owner))[0]).toBe('Some’s rent for April 2027 is overdue');
    const links = await app.database.query<{ link: string }>(
      `SELECT DISTINCT link FROM notifications WHERE kind = 'rent_due' AND account_id IN ($1, $2) ORDER BY link`,
      [owner, account.id],
    );
    expect(links.map(({ link }) => link)).toEqual(
      expect.arrayContaining([`/edit-tenant?id=${account.id}`, '/supplies']) as string[],
    );
  });

  it("closes when the rent is paid, and isn't sent when it was paid in advance", async () => {
    const { account, pay } = await rented({ starts_on: '2027-03-01' });
    await at('2027-04-04T08:30:00Z');
    expect(await remindersOf(account.id)).toHaveLength(1);
    await pay('1240.00', { paid_on: '2027-04-04' });
    await app.drainEvents();
    expect(await remindersOf(account.id)).toEqual([]);
    await pay('620.00', { paid_on: '2027-04-04' });
    await at('2027-05-20T08:30:00Z');
    expect(await remindersOf(account.id)).toEqual([]);
  });

  it('is sent on the days that the house sets', async () => {
    const { account, saveSettings } = await rented({ starts_on: '2027-04-01' });
    expect((await saveSettings({ rent_reminders: { before: [], on_the_day: false, after: [7] } })).status).toBe(200);
    await at('2027-04-07T08:30:00Z');
    expect(await remindersOf(account.id)).toEqual([]);
    await at('2027-04-08T08:30:00Z');
    expect(await remindersOf(account.id)).toEqual(['Your rent for April 2027 is overdue']);
    expect((await saveSettings({ rent_reminders: { before: [61], on_the_day: false, after: [] } })).status).toBe(400);
  });
});
