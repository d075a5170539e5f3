import type { AgreementDetail } from '@common-roof/contracts';
import { LEASE_SETTINGS_DEFAULT } from '@common-roof/contracts';

import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { type Answer, problemOf } from '#test/support/http.ts';
import { moneyOf } from '#test/support/money.ts';
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

/** Creates a draft lease for a person who has lived there since June, with clients for both parties. */
async function aPastLease(terms: object = {}) {
  const { h1 } = world.players;
  const homeowner = { ...h1, ...(await signIn(app, h1.account)) };
  const { houseId, roomId, roomie } = await aLetHouse(app, homeowner);
  const owner = agreementsOf(app, homeowner);
  const tenant = agreementsOf(app, { ...roomie, ...(await signIn(app, roomie.account)) });
  const roomieId = roomie.account.id;
  const made = await owner.make(roomId, {
    state: 'sent',
    starts_on: '2027-06-15',
    rent: '600.00',
    deposit: '300.00',
    ...terms,
  });
  const money = async () => moneyOf(app, await signIn(app, roomie.account));
  return {
    houseId,
    roomId,
    roomieId,
    roomie,
    homeowner,
    owner,
    tenant,
    made,
    sign: async (lease: AgreementDetail = made): Promise<void> => {
      const answers: Answer[] = [await tenant.sign(lease), await owner.countersign(lease._id)];
      for (const { status, text } of answers) if (status >= 300) throw new Error(text);
      await app.drainEvents();
    },
    dues: async () =>
      (await (await money()).entriesOf(roomieId))
        .map(({ about, on_day, amount }) => [about.kind, on_day, amount].join(' '))
        .toReversed(),
    balance: async () => (await (await money()).balanceOf(roomieId))[0],
  };
}

describe('a lease that began in the past', () => {
  it('treats earlier months as settled elsewhere by default', async () => {
    const { made, sign, dues, balance } = await aPastLease();
    expect(made.terms?.past).toEqual({ charged_from: '2027-09-01', opening_balance: '0.00' });
    await sign();
    // The deposit is held as far as it was paid here.
    expect(await dues()).toEqual(['deposit_due 2027-06-15 300.00', 'rent_due 2027-09-01 600.00']);
    // Dues announced today aren't late today, whatever day they were due on.
    expect(await balance()).toMatchObject({
      arrears: { to30: '900.00', upcoming: '0.00' },
      open: [
        { due_on: '2027-06-15', days_late: 0 },
        { due_on: '2027-09-01', days_late: 0 },
      ],
    });
    app.clock.advance(5 * 86_400);
    expect((await balance())?.open).toMatchObject([{ days_late: 5 }, { days_late: 5 }]);
  });

  it('has no such choice in its first month', async () => {
    const { made } = await aPastLease({ starts_on: '2027-09-01' });
    expect(made.terms).not.toHaveProperty('past');
  });

  it('is charged from its first day if the homeowner chooses so, and nothing is late at once', async () => {
    const past = { charged_from: '2027-06-15', opening_balance: '0.00' };
    const { made, sign, dues, balance } = await aPastLease({ past });
    expect(made.terms?.past).toEqual(past);
    await sign();
    expect(await dues()).toEqual([
      'rent_due 2027-06-15 320.00',
      'deposit_due 2027-06-15 300.00',
      'rent_due 2027-07-01 600.00',
      'rent_due 2027-08-01 600.00',
      'rent_due 2027-09-01 600.00',
    ]);
    expect((await balance())?.open.map(({ days_late: late }) => late)).toEqual([0, 0, 0, 0, 0]);
    const { ask } = moneyOf(app, await signIn(app, world.players.h1.account));
    const { body } = await ask('GET', `/api/ledger/arrears/${world.players.h1.account.id}`);
    expect(JSON.stringify(body)).not.toContain('2027-06-15');
  });

  it.each([
    ['150.00', '750.00', 'opening_balance 2027-09-01 150.00'],
    ['-200.00', '400.00', 'opening_balance 2027-09-01 -200.00'],
  ])('posts an opening balance of %s to the ledger once', async (opening, total, row) => {
    const past = { charged_from: '2027-09-01', opening_balance: opening };
    const { made, sign, dues, balance } = await aPastLease({ past, deposit: '0.00' });
    await sign();
    expect((await dues()).toSorted()).toEqual([row, 'rent_due 2027-09-01 600.00']);
    expect((await balance())?.total).toBe(total);
    app.clock.advance(30 * 86_400);
    await app.runDue();
    await app.drainEvents();
    expect((await dues()).filter((said) => said === row)).toHaveLength(1);
    expect(made.terms?.past?.opening_balance).toBe(opening);
  });

  it('can be charged from the next month on, with reminders like any other', async () => {
    const past = { charged_from: '2027-10-01', opening_balance: '0.00' };
    const { sign, dues } = await aPastLease({ past, deposit: '0.00' });
    await sign();
    expect(await dues()).toEqual([]);
    app.clock.set(new Date('2027-10-01T10:00:00Z'));
    await app.runDue();
    await app.drainEvents();
    expect(await dues()).toEqual(['rent_due 2027-10-01 600.00']);
  });

  it('rejects a day in between, one too far ahead, and a past for a lease that begins today', async () => {
    const { owner, made, roomieId } = await aPastLease();
    const text = '<p>{{rent}}</p>';
    const id = made._id;
    const edit = (past: object, more: object = {}) =>
      owner.ask('PUT', `/api/roomies/editagreement/${roomieId}`, {
        agreement_id: id,
        agreement: text,
        type: 'lease',
        past,
        ...more,
      });
    for (const day of ['2027-06-20', '2027-06-01', '2027-11-01']) {
      expect(problemOf(await edit({ charged_from: day, opening_balance: '0.00' }))).toMatchObject({
        status: 422,
        errors: [{ path: 'past' }],
      });
    }
    const today = { starts_on: '2027-09-10' };
    expect((await edit({ charged_from: '2027-09-10', opening_balance: '0.00' }, today)).status).toBe(422);
    expect((await edit({ charged_from: '2027-07-01', opening_balance: '1.5' })).status).toBe(400);
    const changed = await edit({ charged_from: '2027-07-01', opening_balance: '-12.50' });
    expect((changed.body as AgreementDetail).terms?.past).toEqual({
      charged_from: '2027-07-01',
      opening_balance: '-12.50',
    });
    // Omitted settings are kept, and removed with a first day that has no past.
    const kept = await owner.ask('PUT', `/api/roomies/editagreement/${roomieId}`, {
      agreement_id: id,
      agreement: `${text}<p>x</p>`,
      type: 'lease',
    });
    expect((kept.body as AgreementDetail).terms?.past?.charged_from).toBe('2027-07-01');
    const later = await owner.ask('PUT', `/api/roomies/editagreement/${roomieId}`, {
      agreement_id: id,
      agreement: text,
      type: 'lease',
      starts_on: '2027-12-01',
    });
    expect((later.body as AgreementDetail).terms).not.toHaveProperty('past');
  });

  it('is signed with its opening balance: another balance is another text', async () => {
    const { made, owner, tenant, roomieId } = await aPastLease();
    const edited = await owner.ask('PUT', `/api/roomies/editagreement/${roomieId}`, {
      agreement_id: made._id,
      agreement: made.source ?? made.agreement,
      type: 'lease',
      past: { charged_from: '2027-09-01', opening_balance: '90.00' },
    });
    expect((edited.body as AgreementDetail).text_sha256).not.toBe(made.text_sha256);
    expect((await tenant.sign(made)).status).toBe(409);
  });

  it('has the opening balance in its PDF', async () => {
    const past = { charged_from: '2027-08-01', opening_balance: '-45.00' };
    const { sign, made, roomie } = await aPastLease({ past });
    await sign();
    const { token } = await signIn(app, roomie.account);
    const { bytes } = await fetchImage(app, `/api/agreements/${made._id}/document`, token);
    const text = (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Rent due before that day counts as settled.');
    expect(text).toContain('Paid in advance by that day £45.00');
  });

  it('has no such choice when it follows another lease', async () => {
    const { made, sign, owner, roomieId } = await aPastLease();
    await sign();
    const follow = (more: object) =>
      owner.ask('PUT', `/api/roomies/editagreement/${roomieId}`, {
        agreement_id: made._id,
        agreement: made.source ?? made.agreement,
        type: 'lease',
        starts_on: '2027-08-01',
        ...more,
      });
    expect((await follow({ past: { charged_from: '2027-08-01', opening_balance: '0.00' } })).status).toBe(422);
    const next = await follow({});
    if (next.status >= 300) throw new Error(next.text);
    expect((next.body as AgreementDetail).terms).not.toHaveProperty('past');
  });

  it('sends reminders that count from the day it was announced', async () => {
    const { sign, roomieId } = await aPastLease();
    await sign();
    const reminded = async () =>
      (
        await app.database.query<{ days: number }>(
          `SELECT (payload->>'days')::int AS days FROM outbox WHERE type = 'rent.reminded' AND payload->>'roomie_id' = $1 ORDER BY id`,
          [roomieId],
        )
      ).map(({ days }) => days);
    const [first = 0] = LEASE_SETTINGS_DEFAULT.rent_reminders.after;
    await app.runDue();
    expect(await reminded()).toEqual([0]);
    app.clock.advance((first - 1) * 86_400);
    await app.runDue();
    expect(await reminded()).toEqual([0]);
    app.clock.advance(86_400);
    await app.runDue();
    expect(await reminded()).toEqual([0, first]);
  });
});
