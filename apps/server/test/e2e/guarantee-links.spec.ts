import pg from 'pg';

import { guaranteeEvidenceVerifier } from '#contexts/letting/guarantees/guarantee-evidence-verifier.ts';
import { aGuaranteedLease, guarantorBy } from '#test/support/guarantees.ts';
import { whileHeld } from '#test/support/held-row.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { reportedOf } from '#test/support/reported-payments.ts';
import { alertsOf } from '#test/support/said.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, signIn, type World } from '#test/support/world.ts';

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
const query = <Row extends object>(sql: string, values: unknown[]) => app.database.query<Row>(sql, values);
const at = async (moment: string): Promise<void> => {
  app.clock.set(new Date(moment));
  for (let round = 0; round < 2; round += 1) await app.runDue();
};

describe('the link of a guarantor', () => {
  it('shows the lease, what is signed and what is overdue, and nothing without the link', async () => {
    const { sent, guarantees } = await aLease();
    const guarantor = await sent();
    const shown = await guarantor.read<'sent'>();
    expect(shown).toMatchObject({
      state: 'sent',
      guarantor: 'Carmen Alvarez',
      limit: '1000.00',
      lease: { starts_on: '2027-03-01', rent: '500.00', rent_period: 'month' },
      sent_to: expect.stringMatching(/^gu•••@/) as string,
      // Due today: nobody is late with it yet.
      overdue: { dues: [], total: '0.00' },
    });
    expect(shown.text).toBe((await guarantees.get()).text);
    expect((await guarantorBy(app, 'A'.repeat(43), '').send('POST', '')).status).toBe(410);
  });

  it('signs with the code from the mailbox, once, and keeps the sealed text', async () => {
    const { sent, guarantees, homeowner, roomieId, asRoomie } = await aLease();
    const guarantor = await sent();
    const code = await guarantor.code();
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await guarantor.signWith({ code: wrong })).status).toBe(422);
    expect((await guarantor.signWith({ code, text_sha256: '0'.repeat(64) })).status).toBe(409);
    expect((await guarantor.signWith({ code, consent_version: 1 })).status).toBe(409);
    const { text_sha256, consent } = await guarantor.read<'sent'>();
    const signing = { code, signature: 'Carmen Alvarez', text_sha256, consent: true, consent_version: consent.version };
    const signed = await guarantor.send('PUT', '/signature', signing);
    expect(signed.body).toMatchObject({ state: 'signed', has_document: false });
    // The answer was lost on the way.
    expect((await guarantor.send('PUT', '/signature', signing)).status).toBe(200);
    expect((await guarantor.send('POST', '/code')).status).toBe(409);
    expect((await guarantor.decline()).status).toBe(409);
    expect((await guarantees.withdraw()).status).toBe(409);
    expect((await guarantor.document()).status).toBe(409);

    await app.drainEvents();
    expect((await guarantor.read<'signed'>()).has_document).toBe(true);
    for (const answer of [
      await guarantor.document(),
      await guarantees.document(),
      await guarantees.document(asRoomie),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text.slice(0, 5)).toBe('%PDF-');
    }
    expect(await guarantees.get()).toMatchObject({ state: 'signed', has_document: true });
    for (const id of [homeowner.account.id, roomieId]) {
      expect((await alertsOf(app, id, 'guarantee_changed')).join()).toContain('Carmen Alvarez signed the guarantee');
    }
    await mailTo(guarantor.email, /You signed the guarantee/);
  });

  it('uses up a code after five attempts', async () => {
    const { sent } = await aLease();
    const guarantor = await sent();
    const code = await guarantor.code();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) await guarantor.signWith({ code: wrong });
    expect((await guarantor.signWith({ code })).status).toBe(422);
    expect((await guarantor.read()).state).toBe('sent');
  });

  it('signs nothing that is withdrawn at the same time', async () => {
    const { sent, guarantees } = await aLease();
    const guarantor = await sent();
    const code = await guarantor.code();
    const { _id } = await guarantees.get();
    const { asked } = await whileHeld(app, 'guarantees', _id, async (waiting) => {
      const calls = [guarantees.withdraw(), guarantor.signWith({ code })];
      await waiting(2);
      return { asked: calls };
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    const { state } = await guarantees.get();
    expect(['withdrawn', 'signed']).toContain(state);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await query('SELECT 1 FROM guarantees WHERE id = $1 AND signed_at IS NOT NULL', [_id])).toHaveLength(
      state === 'signed' ? 1 : 0,
    );
  });

  it('declines with a reason, and again without an effect', async () => {
    const { sent, guarantees, homeowner, roomieId } = await aLease();
    const guarantor = await sent();
    expect((await guarantor.decline('I’m retired.')).body).toMatchObject({ state: 'declined' });
    expect((await guarantor.decline('I’m retired.')).status).toBe(200);
    expect((await guarantor.send('POST', '/code')).status).toBe(409);
    expect(await guarantees.get()).toMatchObject({ declined_by: 'guarantor', reason: 'I’m retired.' });
    await app.drainEvents();
    for (const id of [homeowner.account.id, roomieId]) {
      expect(await alertsOf(app, id, 'guarantee_changed')).toContainEqual(expect.stringContaining('“I’m retired.”'));
    }
    expect((await guarantees.withdraw()).body).toMatchObject({ state: 'withdrawn' });
    expect((await guarantor.send('POST', '')).status).toBe(410);
  });
});

describe('what a guarantor sees', () => {
  it('is what is overdue, up to the limit, and dues and payments while the roomie shows them', async () => {
    const { signed, guarantees, pay } = await aLease();
    const guarantor = await signed({ limit: { amount: '600.00' } });
    await at('2027-04-01T10:00:00Z');
    await at('2027-04-10T10:00:00Z');
    const { overdue, payments, pay_to } = await guarantor.read<'signed'>();
    expect(overdue.dues.map(({ due_on, left, covered }) => [due_on, left, covered])).toEqual([
      ['2027-03-01', '500.00', '500.00'],
      ['2027-04-01', '500.00', '100.00'],
    ]);
    expect(overdue.total).toBe('600.00');
    expect(payments).toBeNull();
    expect(pay_to).toBeNull();

    await guarantees.share(true);
    await pay('450.00', { paid_on: '2027-04-09' });
    const shown = await guarantor.read<'signed'>();
    expect(shown.payments?.map(({ on_day, amount }) => [on_day, amount])).toEqual([
      ['2027-04-09', '-450.00'],
      ['2027-04-01', '500.00'],
      ['2027-03-01', '500.00'],
    ]);
    expect(shown.overdue.total).toBe('550.00');
    await guarantees.share(false);
    expect((await guarantor.read<'signed'>()).payments).toBeNull();
  });

  it('says how to pay if the house does', async () => {
    const { signed, owner, houseId } = await aLease();
    const path = `/api/payments/bank-details/${houseId}`;
    await owner('PUT', path, { version: 0, details: { holder: 'Helen Marsh', iban: 'GB29NWBK60161331926819' } });
    expect((await (await signed()).read<'signed'>()).pay_to).toMatchObject({
      holder: 'Helen Marsh',
      iban: 'GB29NWBK60161331926819',
    });
  });

  it('is told once of each due that is overdue for as many days, and so are the others', async () => {
    const { signed, homeowner, roomieId, pay } = await aLease();
    const guarantor = await signed({ overdue_days: 7 });
    expect((await pay('500.00', { paid_on: '2027-03-10' })).status).toBe(200);
    const told = async () => (await mailsTo(guarantor.email)).filter(({ subject }) => subject.includes('is overdue'));
    for (const day of ['01', '07']) await at(`2027-04-${day}T10:00:00Z`);
    expect(await told()).toHaveLength(0);
    await at('2027-04-08T10:00:00Z');
    await mailTo(guarantor.email, /£500.00 is overdue/);
    expect(await alertsOf(app, roomieId, 'guarantee_overdue')).toEqual([expect.stringContaining('£500.00')]);
    expect((await alertsOf(app, homeowner.account.id, 'guarantee_overdue')).join()).toContain('£500.00');
    for (const day of ['09', '10', '20']) await at(`2027-04-${day}T10:00:00Z`);
    expect(await told()).toHaveLength(1);
    // Nothing is posted by itself.
    expect(await query(`SELECT 1 FROM money_journals WHERE kind = 'guarantee'`, [])).toEqual([]);
  });

  it('is told of nothing while a reported payment waits for the homeowner', async () => {
    const { signed, account, houseId, roomieId } = await aLease();
    const guarantor = await signed({ overdue_days: 7 });
    await at('2027-03-11T10:00:00Z');
    const reported = reportedOf(app, await signIn(app, account));
    await reported.report(roomieId, houseId, '2027-03-11', { amount: '500.00' });
    await at('2027-03-30T10:00:00Z');
    const told = (await mailsTo(guarantor.email)).filter(({ subject }) => subject.includes('is overdue'));
    expect(told).toHaveLength(0);
  });
});

describe('the end of a guarantee', () => {
  it('comes with a release; its link then shows that it ended, and the PDF', async () => {
    const { signed, guarantees, roomieId } = await aLease();
    const guarantor = await signed();
    expect((await guarantees.release()).body).toMatchObject({ state: 'ended', ended: 'released' });
    expect((await guarantees.release()).status).toBe(200);
    const shown = await guarantor.read<'ended'>();
    expect(Object.keys(shown).toSorted()).toEqual(
      ['ended', 'ended_at', 'guarantor', 'has_document', 'homeowner', 'house', 'roomie', 'state'].toSorted(),
    );
    expect((await guarantor.document()).status).toBe(200);
    expect((await guarantees.share(true)).status).toBe(409);
    await app.drainEvents();
    await mailTo(guarantor.email, /has ended/);
    expect((await alertsOf(app, roomieId, 'guarantee_changed')).join()).toContain('The homeowner released');
  });

  it('comes after its last day', async () => {
    const { signed, guarantees } = await aLease();
    await signed({ until_on: '2027-03-20' });
    await at('2027-03-20T10:00:00Z');
    expect((await guarantees.get()).state).toBe('signed');
    await at('2027-03-21T10:00:00Z');
    expect(await guarantees.get()).toMatchObject({ state: 'ended', ended: 'date_passed' });
  });

  it('comes with the end settlement of the lease; one that isn’t signed is withdrawn', async () => {
    const [one, other] = [await aLease(), await aLease()];
    await one.signed();
    await other.guarantees.ask();
    for (const { notice, release } of [one, other]) {
      await notice('2027-03-10');
      expect((await release('2027-03-10')).status).toBe(200);
    }
    await app.drainEvents();
    expect(await one.guarantees.get()).toMatchObject({ state: 'ended', ended: 'lease_over' });
    expect(await other.guarantees.get()).toMatchObject({ state: 'withdrawn' });
    expect((await one.guarantees.list()).can_ask).toBe(false);
    expect((await one.guarantees.ask()).status).toBe(409);
  });

  it('comes with a lease that replaces its lease', async () => {
    const { signed, guarantees, lease, leaseId } = await aLease();
    await signed();
    await lease({ starts_on: '2027-03-10', rent: '510.00' }, leaseId);
    expect(await guarantees.get()).toMatchObject({ state: 'ended', ended: 'lease_over' });
  });
});

describe('what is stored of a guarantor', () => {
  it('is forgotten half a year after one that nobody signed, and four years after one that was', async () => {
    const [unsigned, signed] = [await aLease(), await aLease()];
    const declined = await unsigned.sent();
    await declined.decline('No.');
    const guarantor = await signed.signed();
    await signed.guarantees.release();
    await app.drainEvents();
    const known = async (of: typeof signed) => (await of.guarantees.get()).guarantor.name !== '';
    app.clock.advance(181 * 86_400);
    await app.runDue();
    expect([await known(unsigned), await known(signed)]).toEqual([false, true]);
    await at('2031-03-12T10:00:00Z');
    expect(await known(signed)).toBe(false);
    expect(await signed.guarantees.get()).toMatchObject({ guarantor: { name: '', email: '' }, text: '' });
    expect((await guarantor.document()).status).toBe(410);
    expect((await signed.guarantees.document()).status).toBe(404);
    const files = await query(
      'SELECT 1 FROM guarantee_documents d JOIN guarantees g ON g.id = d.guarantee_id WHERE g.name = $1',
      [''],
    );
    expect(files).toEqual([]);
  });

  it('is borne out by its evidence, until someone changes it', async () => {
    const { signed, guarantees } = await aLease();
    await signed();
    const { _id } = await guarantees.get();
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    const look = <Row extends object>(sql: string, values: unknown[]) =>
      client.query<Row>(sql, values).then(({ rows }) => rows);
    const found = () => guaranteeEvidenceVerifier.firstContradictedLine(look, `guarantee:${_id}`);
    expect(await found()).toBeNull();
    for (const change of [
      `text = text || ' And more.'`,
      'limit_minor = limit_minor + 1',
      `signature = 'Somebody Else'`,
      `email = 'else@guarantees.test'`,
      'shows_payments = NOT shows_payments',
      `signed_at = signed_at + interval '1 day'`,
    ]) {
      await client.query('BEGIN');
      await client.query(`UPDATE guarantees SET ${change} WHERE id = $1`, [_id]);
      expect([change, await found()]).not.toEqual([change, null]);
      await client.query('ROLLBACK');
    }
    await client.end();
  });
});
