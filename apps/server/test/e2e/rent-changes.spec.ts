import { verifyEvidence } from '#test/support/evidence.ts';
import { aRentedRoom } from '#test/support/rent.ts';
import { rentChangesOf } from '#test/support/rent-changes.ts';
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

/** A rent of 500.00 since March 2026, with the usual rules. */
async function rented(more: object = {}) {
  const { h1 } = world.players;
  const past = { charged_from: '2027-03-01', opening_balance: '0.00' };
  const stay = await aRentedRoom(app, h1, { starts_on: '2026-03-01', rent: '500.00', past, ...more } as never);
  const by = (who: typeof h1) => ({
    ask: (method: string, path: string, body?: unknown) => stay.ask(who, method, path, body),
  });
  const rents = rentChangesOf({ lease: { _id: stay.leaseId }, owner: by(h1), roomie: { ask: stay.asRoomie } });
  const alerts = async (accountId: string): Promise<string[]> =>
    (
      await app.database.query<{ says: string }>(
        `SELECT says FROM notifications WHERE account_id = $1 AND says LIKE 'rent\\_%' AND link LIKE '%' || $2 ORDER BY id`,
        [accountId, stay.leaseId],
      )
    ).map(({ says }) => says);
  return { ...stay, ...rents, h1, alerts };
}

describe('an announced rent', () => {
  it('is charged from its day on, and never changes what was signed', async () => {
    const { announce, answer, get, dues, ask, h1, leaseId, roomieId } = await rented();
    const said = await announce('2027-06-01', '520.00');
    expect(said.body).toMatchObject({
      rent: '500.00',
      possible: null,
      changes: [{ from: '2027-06-01', rent: '520.00', before: '500.00', in_force: false, answer: null }],
    });
    expect((await answer('acknowledged')).body).toMatchObject({ changes: [{ answer: { said: 'acknowledged' } }] });
    await at('2027-05-31T22:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-05-01', '500.00']);
    await at('2027-06-01T10:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-06-01', '520.00']);
    expect(await get()).toMatchObject({ rent: '520.00', changes: [{ in_force: true }] });
    expect((await ask(h1, 'GET', `/api/agreements/${leaseId}`)).body).toMatchObject({
      terms: { rent: '500.00' },
      rent_announced: '520.00',
    });
    expect((await ask(h1, 'GET', `/api/roomies/by-id/${roomieId}`)).body).toMatchObject({ rent: '520.00' });
    const edit = { agreement_id: leaseId, type: 'lease', agreement: '<p>{{rent}}</p>', starts_on: '2027-09-01' };
    expect((await ask(h1, 'PUT', `/api/roomies/editagreement/${roomieId}`, edit)).body).toMatchObject({
      terms: { rent: '520.00' },
    });
  });

  it('keeps to the notice, the months and the limit of the house', async () => {
    const { announce, saveSettings, get } = await rented();
    expect((await get()).possible).toMatchObject({
      higher_from: '2027-06-01',
      lower_from: '2027-04-01',
      highest: null,
    });
    const refused = async (from: string, rent: string): Promise<string> => (await announce(from, rent)).text;
    expect(await refused('2027-05-01', '520.00')).toContain('The earliest day is 1 Jun 2027.');
    expect(await refused('2027-06-02', '520.00')).toContain('Choose the first day of a rent period.');
    expect(await refused('2027-06-01', '500.00')).toContain('This is the rent already.');
    await saveSettings({ rent_increase: { notice_days: 30, months: 15, most_percent: 10 } });
    expect(await refused('2027-05-01', '520.00')).toContain('The earliest day is 1 Jun 2027.');
    expect(await refused('2027-06-01', '550.01')).toContain('The rules of the house allow at most 550.00.');
    expect((await announce('2027-06-01', '550.00')).status).toBe(200);
    expect((await announce('2027-07-01', '400.00')).status).toBe(409);
    await at('2027-06-01T10:00:00Z');
    expect((await get()).possible).toMatchObject({ higher_from: '2028-09-01', lower_from: '2027-07-01' });
  });

  it('can be lower from any coming due day, also within a fixed term', async () => {
    const { announce, get, dues } = await rented({ ends_on: '2028-02-29' });
    expect(await get()).toMatchObject({ term_ends_on: '2028-02-29', possible: { higher_from: null } });
    expect((await announce('2027-06-01', '520.00')).text).toContain('This lease has a fixed term');
    expect((await announce('2027-04-01', '450.00')).status).toBe(200);
    await at('2027-04-01T10:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-04-01', '450.00']);
  });

  it('can be objected to, and withdrawn until its day', async () => {
    const { announce, answer, withdraw, get, dues, account, alerts, h1 } = await rented();
    await announce('2027-06-01', '520.00');
    await app.drainEvents();
    expect((await answer('objected')).body).toMatchObject({
      changes: [{ answer: { said: 'objected', objection: 'That is more than the area pays.' } }],
    });
    expect((await answer('acknowledged')).status).toBe(409);
    expect((await withdraw()).body).toMatchObject({ changes: [{ state: 'withdrawn', in_force: false }] });
    expect((await withdraw()).status).toBe(409);
    await app.drainEvents();
    expect(await alerts(account.id)).toEqual(['rent_announced', 'rent_withdrawn']);
    expect(await alerts(h1.account.id)).toEqual(['rent_objected']);
    await at('2027-06-01T10:00:00Z');
    expect((await dues()).at(-1)).toEqual(['rent_due', '2027-06-01', '500.00']);
    expect((await announce('2027-08-01', '510.00')).status).toBe(200);
    await at('2027-08-01T10:00:00Z');
    expect((await withdraw()).text).toContain('This rent already applies.');
    expect((await get()).rent).toBe('510.00');
  });

  it('of a weekly lease begins with one of its weeks', async () => {
    const { announce, get, dues } = await rented({
      starts_on: '2026-03-02',
      rent: '140.00',
      rent_period: 'week',
      past: { charged_from: '2027-03-08', opening_balance: '0.00' },
    });
    const { possible } = await get();
    expect(possible).toMatchObject({ lower_from: '2027-03-15', higher_from: '2027-05-10' });
    expect(possible?.days.slice(0, 2)).toEqual(['2027-03-15', '2027-03-22']);
    await announce('2027-05-10', '150.00');
    await at('2027-05-10T10:00:00Z');
    expect((await dues()).slice(-2)).toEqual([
      ['rent_due', '2027-05-03', '140.00'],
      ['rent_due', '2027-05-10', '150.00'],
    ]);
  });

  it('is nobody else’s, and each side has its own part', async () => {
    const { announce, leaseId, newest, asRoomie, ask } = await rented();
    const { h2 } = world.players;
    expect((await ask(h2, 'GET', `/api/leases/${leaseId}/rent`)).status).toBe(404);
    const body = { from: '2027-06-01', rent: '1.00' };
    expect((await ask(h2, 'POST', `/api/leases/${leaseId}/rent-changes`, body)).status).toBe(404);
    expect((await asRoomie('POST', `/api/leases/${leaseId}/rent-changes`, body)).status).toBe(403);
    await announce('2027-06-01', '520.00');
    expect((await ask(h2, 'DELETE', `/api/leases/rent-changes/${await newest()}`)).status).toBe(404);
  });

  it('is part of the evidence of its lease', async () => {
    const { announce, answer, newest, leaseId, h1, ask } = await rented();
    await announce('2027-06-01', '520.00');
    await answer('objected');
    expect((await verifyEvidence(app)).output).toContain(`The stream agreement:${leaseId} is intact`);
    const lease = (await ask(h1, 'GET', `/api/agreements/${leaseId}`)).body as { steps: { step: string }[] };
    const line = lease.steps.findIndex(({ step }) => step === 'rent_announced') + 1;
    await app.database.query('UPDATE rent_changes SET rent_minor = 53000 WHERE id = $1', [await newest()]);
    const { code, output } = await verifyEvidence(app);
    await app.database.query('UPDATE rent_changes SET rent_minor = 52000 WHERE id = $1', [await newest()]);
    expect(code).toBe(1);
    expect(output).toContain(`agreement:${leaseId} is contradicted at line ${String(line)}`);
  });
});
