import { aGuaranteedLease, guarantorLink } from '#test/support/guarantees.ts';
import { mailsTo } from '#test/support/mailbox.ts';
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

const aLease = (terms: object = {}) => aGuaranteedLease(app, world.players.h1, terms);

describe('a guarantee', () => {
  it('is asked of the roomie first; the guarantor hears of it once they agree', async () => {
    const { guarantees, asRoomie, roomieId } = await aLease();
    expect((await guarantees.list()).can_ask).toBe(true);
    const asked = await guarantees.ask({ limit: { months: 3 }, covers: 'rent_and_bills' });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({
      state: 'asked',
      limit: '1500.00',
      limit_months: 3,
      covers: 'rent_and_bills',
      agreed_at: null,
      language: 'en',
    });
    await app.drainEvents();
    const { guarantor, text } = await guarantees.get(asRoomie);
    expect(text).toContain('I answer for at most £1,500.00 at any one time: 3 months’ rent as it is today.');
    expect(await alertsOf(app, roomieId, 'guarantee_to_answer')).toEqual([
      expect.stringContaining('Do you agree to a guarantee'),
    ]);
    expect(await mailsTo(guarantor.email)).toEqual([]);

    expect((await guarantees.agree()).body).toMatchObject({ state: 'sent', shows_payments: false });
    expect((await guarantees.list()).can_ask).toBe(false);
    await guarantorLink(app, guarantor.email);
    expect(await alertsOf(app, roomieId, 'guarantee_to_answer')).toEqual([]);
  });

  it('is the roomie’s to refuse, with a reason that the homeowner reads', async () => {
    const { guarantees, homeowner } = await aLease();
    await guarantees.ask();
    const refused = await guarantees.refuse();
    expect(refused.body).toMatchObject({ state: 'declined', declined_by: 'roomie', reason: 'My mother can’t.' });
    await app.drainEvents();
    expect((await alertsOf(app, homeowner.account.id, 'guarantee_changed')).join()).toContain('“My mother can’t.”');
    expect(await mailsTo((await guarantees.get()).guarantor.email)).toEqual([]);
    // Another one can be asked for.
    expect((await guarantees.ask()).status).toBe(201);
  });

  it('gives the same answer again without asking twice', async () => {
    const { guarantees } = await aLease();
    await guarantees.ask();
    const { _id, version } = await guarantees.get();
    const first = await guarantees.agree(true);
    const again = await guarantees.agree(true);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await guarantees.refuse()).status).toBe(409);
    await app.drainEvents();
    const { guarantor } = await guarantees.get();
    await guarantorLink(app, guarantor.email);
    expect(await mailsTo(guarantor.email)).toHaveLength(1);
    expect(version).toBe(1);
    expect((await guarantees.get())._id).toBe(_id);
  });

  it('is one at a time, within the limits of what can be asked', async () => {
    const { guarantees, homeowner, account } = await aLease();
    expect((await guarantees.ask({ limit: { amount: '0.00' } })).status).toBe(422);
    expect((await guarantees.ask({ email: homeowner.account.email.toUpperCase() })).status).toBe(422);
    expect((await guarantees.ask({ email: account.email })).status).toBe(422);
    expect((await guarantees.ask({ until_on: '2027-03-09' })).status).toBe(422);
    expect((await guarantees.ask({ overdue_days: 6 })).status).toBe(400);
    expect((await guarantees.ask({ limit: { amount: '1234.50' }, until_on: '2027-12-31' })).body).toMatchObject({
      limit: '1234.50',
      limit_months: null,
      until_on: '2027-12-31',
    });
    const second = await guarantees.ask();
    expect(second.status).toBe(409);
    expect(second.text).toContain('There is already a guarantee for this lease.');
  });

  it('belongs to the two parties of its lease', async () => {
    const { guarantees, ask, roomieId } = await aLease();
    await guarantees.ask();
    const { h2, r1 } = world.players;
    const other = (who: typeof h2) => (method: string, path: string, body?: unknown) => ask(who, method, path, body);
    for (const who of [h2, r1]) {
      expect((await other(who)('GET', guarantees.path)).status).toBe(404);
      expect((await guarantees.document(other(who))).status).toBe(404);
    }
    expect((await guarantees.ask({}, other(h2))).status).toBe(404);
    expect((await guarantees.withdraw(other(h2))).status).toBe(404);
    expect((await guarantees.agree(true, other(r1))).status).toBe(404);
    expect((await guarantees.share(true, other(r1))).status).toBe(404);
    expect((await guarantees.get()).state).toBe('asked');
    expect(roomieId).not.toBe(r1.account.id);
  });

  it('can be withdrawn before it is signed; the link then stops working, and everyone is told', async () => {
    const { guarantees, sent, roomieId } = await aLease();
    const guarantor = await sent();
    const stale = await guarantees.change('withdraw', undefined, { version: 1 });
    expect(stale.status).toBe(409);
    expect((await guarantees.withdraw()).body).toMatchObject({ state: 'withdrawn' });
    expect((await guarantees.withdraw()).status).toBe(200);
    expect((await guarantor.send('POST', '')).status).toBe(410);
    expect((await guarantor.send('POST', '/code')).status).toBe(410);
    await app.drainEvents();
    expect((await mailsTo(guarantor.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('You don’t need to sign'),
    );
    expect((await alertsOf(app, roomieId, 'guarantee_changed')).join()).toContain('was withdrawn');
  });

  it('has a link that expires after 14 days, and can be sent again', async () => {
    const { guarantees, sent, ask, homeowner } = await aLease();
    const guarantor = await sent();
    app.clock.set(new Date('2027-03-24T10:30:00Z'));
    // Before the worker has written it.
    expect((await guarantor.send('POST', '')).status).toBe(410);
    await app.runDue();
    expect((await guarantees.get()).state).toBe('expired');
    const waiting = await ask(homeowner, 'GET', '/api/waiting');
    expect(waiting.text).toContain('guarantee_to_follow');
    expect((await guarantees.resend()).body).toMatchObject({ state: 'sent' });
    const again = await guarantorLink(app, guarantor.email, guarantor);
    expect(again.token).not.toBe(guarantor.token);
    expect((await guarantor.send('POST', '')).status).toBe(410);
    expect((await again.read()).state).toBe('sent');
  });
});
