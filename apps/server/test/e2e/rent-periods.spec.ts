import { unreadTitles } from '#test/support/alerts.ts';
import { problemOf } from '#test/support/http.ts';
import { aRentedRoom } from '#test/support/rent.ts';
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
  await app.runDue();
};
const rented = (more: object = {}) =>
  aRentedRoom(app, world.players.h1, { starts_on: '2027-03-15', rent: '140.00', rent_period: 'week', ...more });

describe('rent by weeks', () => {
  it('is charged on the first day of the lease and every seven days after it, once each', async () => {
    const { dues, entries } = await rented();
    await at('2027-04-06T10:00:00Z');
    await at('2027-04-06T11:00:00Z');
    expect(await dues()).toEqual(
      ['2027-03-15', '2027-03-22', '2027-03-29', '2027-04-05'].map((day) => ['rent_due', day, '140.00']),
    );
    expect((await entries()).find(({ on_day: day }) => day === '2027-03-29')?.about).toEqual({
      kind: 'rent_due',
      month: '2027-03',
      period: 'week',
      from: '2027-03-29',
      to: '2027-04-04',
      days: 7,
      of_days: 7,
      monthly: '140.00',
    });
  });

  it('is reminded of period by period, by its days', async () => {
    const { account } = await rented({ rent_period: 'two_weeks' });
    const titles = () => unreadTitles(app, { account_id: account.id, kind: 'rent_due' });
    await at('2027-03-25T10:00:00Z');
    await at('2027-03-26T10:00:00Z');
    expect(await titles()).toContain('Your rent for 29 Mar 2027 – 11 Apr 2027 is due on 29 Mar 2027');
    await at('2027-03-29T10:00:00Z');
    expect(await titles()).toContain('Your rent for 29 Mar 2027 – 11 Apr 2027 is due today');
  });

  it('ends with the stay, by days, and is charged again when the notice is withdrawn', async () => {
    const { dues, notice, rollBack, settlement } = await rented();
    await at('2027-03-22T10:00:00Z');
    await notice('2027-03-24');
    await at('2027-03-22T11:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-03-22', '60.00']);
    expect((await settlement('2027-03-24')).lines.map(({ label, amount, why }) => [label, amount, why])).toEqual([
      ['Rent for 15 Mar 2027 – 21 Mar 2027', '140.00', 'Due: £140.00.'],
      ['Rent for 22 Mar 2027 – 24 Mar 2027', '60.00', 'Due: £60.00 (3 of 7 days of £140.00).'],
    ]);
    await rollBack();
    await at('2027-03-22T12:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-03-22', '140.00']);
  });

  it('can follow a monthly rent, and be followed by one', async () => {
    const { dues, lease, leaseId } = await rented({ rent: '620.00', rent_period: 'month' });
    const weekly = await lease({ starts_on: '2027-04-11', rent: '140.00', rent_period: 'week' }, leaseId);
    await at('2027-04-18T10:00:00Z');
    await lease({ starts_on: '2027-04-21', rent: '620.00', rent_period: 'month' }, weekly);
    await at('2027-04-22T10:00:00Z');
    expect(await dues()).toEqual([
      ['rent_due', '2027-03-15', '340.00'],
      ['rent_due', '2027-04-01', '206.67'],
      ['rent_due', '2027-04-11', '140.00'],
      ['rent_due', '2027-04-18', '60.00'],
      ['rent_due', '2027-04-21', '206.67'],
    ]);
  });

  it('of a lease from before is charged from the first day of one of its periods', async () => {
    const from = { starts_on: '2027-02-01', past: { charged_from: '2027-03-01', opening_balance: '20.00' } };
    const { dues } = await rented(from);
    await at('2027-03-10T11:00:00Z');
    expect(await dues()).toEqual([
      ['opening_balance', '2027-03-01', '20.00'],
      ['rent_due', '2027-03-01', '140.00'],
      ['rent_due', '2027-03-08', '140.00'],
    ]);
  });

  it('is sent with a text that says how often rent is due', async () => {
    const { leaseId, ask, roomieId } = await rented();
    const path = `/api/roomies/editagreement/${roomieId}`;
    const edit = { agreement_id: leaseId, type: 'lease', agreement: '<p>{{rent}} a month</p>', rent: '150.00' };
    const { _id: draft } = (await ask(world.players.h1, 'PUT', path, edit)).body as { _id: string };
    const send = () => ask(world.players.h1, 'PUT', `/api/agreements/${draft}`, { action: 'send' });
    const refused = await send();
    expect([refused.status, problemOf(refused).detail]).toEqual([
      422,
      'This rent isn’t monthly. Write {{rent_period}} after {{rent}}, so that the text says how often it is due.',
    ]);
    const better = { ...edit, agreement_id: draft, agreement: '<p>{{rent}} {{rent_period}}</p>' };
    expect((await ask(world.players.h1, 'PUT', path, better)).status).toBe(200);
    expect((await send()).status).toBe(200);
  });

  it('is part of what both sign, and never changes without its rent', async () => {
    const { leaseId, ask, roomieId } = await rented();
    const made = await ask(world.players.h1, 'GET', `/api/agreements/${leaseId}`);
    expect(made.body).toMatchObject({ terms: { rent: '140.00', rent_period: 'week' } });
    const edit = { agreement_id: leaseId, type: 'lease', agreement: '<p>{{rent}} {{rent_period}}</p>' };
    const path = `/api/roomies/editagreement/${roomieId}`;
    const refused = await ask(world.players.h1, 'PUT', path, { ...edit, rent_period: 'month' });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Enter the rent for this period.')]);
    const next = await ask(world.players.h1, 'PUT', path, { ...edit, rent: '560.00', rent_period: 'four_weeks' });
    expect(next.body).toMatchObject({
      agreement: '<p>£560.00 every four weeks</p>',
      terms: { rent_period: 'four_weeks' },
    });
  });
});
