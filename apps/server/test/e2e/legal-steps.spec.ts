import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AgreementDetail, Deposit, LeaseEnd } from '@common-roof/contracts';
import { LEGAL_STEPS } from '@common-roof/words';

import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';
import { agreementsOf, aLetHouse } from '#test/support/agreements.ts';
import { type Deposits, startDeposits } from '#test/support/deposits.ts';
import { existing } from '#test/support/feed-stage.ts';
import { agreeOnLastDay, aLeaseInForce, daysFromNow } from '#test/support/leases.ts';
import { leaseOf, leaseOffersOf } from '#test/support/offers.ts';
import { aDebt } from '#test/support/money.ts';
import { rentChangesOf } from '#test/support/rent-changes.ts';
import { unaligned } from '#test/support/retention-table.ts';
import { signIn } from '#test/support/world.ts';
import { type Told, toldSince } from '#test/support/told.ts';

const TABLE = join(import.meta.dirname, '../../../../docs/legal-steps.md');
const INTRODUCTION = `# Legal steps

What starts a clock or changes a right between the parties of an agreement. Each step is an alert of its own for the other party, however many it has
not read, and one e-mail at once, whatever it chose for other news. Made by \`npm run docs:legal-steps\`; a test fails while it isn't what the
code does.
`;

let deposits: Deposits;
/** Rows of who was told what, by step. */
const rows: string[] = [];
const seen = new Set<string>();

beforeAll(async () => {
  deposits = await startDeposits();
});
afterAll(() => deposits.app.close());

type Party = 'homeowner' | 'tenant';

/** Takes steps one after the other without reading any alert, and records what the two parties are told. */
async function recorder(people: Readonly<Record<Party, string>>) {
  const { app } = deposits;
  let { at } = await toldSince(app, people, null);
  return async (what: string, to: Party | 'both', alert: string, act: () => Promise<unknown>): Promise<void> => {
    await act();
    const told = await toldSince(app, people, at);
    ({ at } = told);
    const nothing: Told = { alerts: [], mails: [] };
    const something: Told = { alerts: [alert], mails: [`alert ${alert}`] };
    expect({ what, tenant: told['tenant'], homeowner: told['homeowner'] }).toEqual({
      what,
      tenant: to === 'homeowner' ? nothing : something,
      homeowner: to === 'tenant' ? nothing : something,
    });
    seen.add(alert);
    rows.push(`| ${what} | ${to} | \`${alert}\` |`);
  };
}

describe('each legal step has an alert and an e-mail of its own, even while none is read', () => {
  it('from the offer of an agreement to its end', async () => {
    const { app, world } = deposits;
    const owner = agreementsOf(app, world.players.h1);
    const house = await aLetHouse(app, world.players.h1);
    const { roomId } = house;
    const { account } = house.roomie;
    const roomie = agreementsOf(app, house.roomie);
    const step = await recorder({ homeowner: world.players.h1.account.id, tenant: account.id });
    const rules = { type: 'house_rules', title: 'House rules', agreement: '<p>Be kind.</p>' };
    let paper: AgreementDetail | undefined;
    const made = (): AgreementDetail => existing(paper);
    const send = async (): Promise<void> => {
      paper = await owner.make(roomId, { state: 'sent' }, rules);
    };
    await step('The homeowner sends an agreement', 'tenant', 'agreement_sent', send);
    await step('The homeowner withdraws it', 'tenant', 'agreement_withdrawn', () => owner.act(made()._id, 'withdraw'));
    await step('The homeowner sends another', 'tenant', 'agreement_sent', send);
    await step('The tenant declines it', 'homeowner', 'agreement_declined', () =>
      roomie.act(made()._id, 'decline', { reason: 'No.' }),
    );
    await step('The homeowner sends a third', 'tenant', 'agreement_sent', send);
    await step('The tenant signs it', 'homeowner', 'agreement_signed', () => roomie.sign(made()));
    await step('The homeowner puts it in force', 'tenant', 'agreement_status_set', () =>
      owner.setStatus(account.id, made()._id, true),
    );
    await step('The homeowner puts it out of force', 'tenant', 'agreement_status_set', () =>
      owner.setStatus(account.id, made()._id, false),
    );
    await step('The homeowner sends a lease', 'tenant', 'agreement_sent', async () => {
      paper = await owner.make(roomId, { state: 'sent' });
    });
    await step('The tenant signs the lease', 'homeowner', 'agreement_signed', () => roomie.sign(made()));
    await step('The homeowner countersigns it', 'tenant', 'agreement_countersigned', () =>
      owner.countersign(made()._id),
    );
  });

  it('through two notices, requests, a release and its rollback', async () => {
    const { app, world } = deposits;
    // A changed rent is announced separately, with its amounts.
    const lease = await aLeaseInForce(app, world.players.h1, { rent: '0.00', deposit: '0.00' });
    const { account, owner, roomie, notice, request, answer, rollBack, end } = lease;
    const step = await recorder({ homeowner: world.players.h1.account.id, tenant: account.id });
    const [day, earlier] = [daysFromNow(app, 30), daysFromNow(app, 0)];
    const ask = (by: typeof owner) => request({ kind: 'earlier_end', last_day: earlier }, by);
    const rents = rentChangesOf(lease);
    const [change, other] = [await rents.days(), '10.00'];
    await step('The homeowner announces a rent', 'tenant', 'rent_announced', () => rents.announce(change, other));
    await step('The tenant objects to it', 'homeowner', 'rent_objected', () => rents.answer('objected'));
    await step('The homeowner withdraws it', 'tenant', 'rent_withdrawn', () => rents.withdraw());
    await step('The tenant gives notice', 'homeowner', 'notice_given', () => notice(day));
    await step('The tenant takes it back', 'homeowner', 'notice_taken_back', rollBack);
    await step('The tenant gives notice again', 'homeowner', 'notice_given', () => notice(day));
    await step('The homeowner asks to continue', 'tenant', 'withdrawal_requested', () =>
      request({ kind: 'withdraw_notice' }, owner),
    );
    await step('The tenant declines', 'homeowner', 'lease_request_declined', () => answer(false, roomie));
    await step('The tenant asks for an earlier day', 'homeowner', 'earlier_end_requested', () => ask(roomie));
    await step('The homeowner declines', 'tenant', 'lease_request_declined', () => answer(false, owner));
    await step('The homeowner asks for an earlier day', 'tenant', 'earlier_end_requested', () => ask(owner));
    await step('The tenant agrees', 'homeowner', 'earlier_end_agreed', () => answer(true, roomie));
    await agreeOnLastDay(lease.lease._id, owner.ask, roomie.ask, earlier);
    const release = async () =>
      end('releaselease', { settlement_sha256: (await lease.settlement(earlier)).sha256, left_on: earlier });
    await step('The homeowner releases the lease', 'tenant', 'lease_released', release);
    await step('The homeowner rolls it back', 'tenant', 'release_rolled_back', () => end('rollbackrelease'));
    await step('The homeowner releases it again', 'tenant', 'lease_released', release);
  });

  it.each([
    ['ends', 'The agreed term ends', 'term_ends'],
    ['runs_on', 'The lease runs on after its term', 'term_runs_on'],
  ])('when its agreed term comes to an end (%s)', async (then, what, alert) => {
    const { app, world } = deposits;
    // A homeowner without rent due, who would otherwise get reminders at the same time.
    const { h2 } = world.players;
    const terms = { ends_on: daysFromNow(app, 20), rent: '0.00', deposit: '0.00' };
    const lease = await aLeaseInForce(app, h2, terms);
    const path = `/api/leases/settings/${lease.houseId}`;
    const { body } = await lease.owner.ask('GET', path);
    await lease.owner.ask('PUT', path, { ...(body as object), fixed_term: then });
    const step = await recorder({ homeowner: h2.account.id, tenant: lease.account.id });
    await step(what, 'both', alert, () => app.runDue());
  });

  it('when a lease is cancelled before its first day', async () => {
    const { app, world } = deposits;
    const { h2 } = world.players;
    const offers = leaseOffersOf(app, h2);
    const owner = agreementsOf(app, h2);
    const offer = await offers.make({ starts_on: daysFromNow(app, 60), rent: '0.00', deposit: '0.00' });
    await offers.sign(offer);
    await owner.countersign(leaseOf(offer));
    await app.drainEvents();
    const { party } = await owner.read(leaseOf(offer));
    const account = existing((await app.get(AccountsRepository).find(party._id)) ?? undefined);
    const tenant = agreementsOf(app, await signIn(app, account));
    const step = await recorder({ homeowner: h2.account.id, tenant: account.id });
    const ask = (by: typeof owner) =>
      by.ask('POST', `/api/leases/${leaseOf(offer)}/requests`, { kind: 'cancel_lease', reason: '' });
    const answer = async (by: typeof owner, accept: boolean) => {
      const { request } = (await by.ask('GET', `/api/leases/${leaseOf(offer)}/end`)).body as LeaseEnd;
      return by.ask('PUT', `/api/leases/requests/${request?._id ?? ''}`, { accept });
    };
    await step('The tenant asks to cancel a lease ahead', 'homeowner', 'cancellation_requested', () => ask(tenant));
    await step('The homeowner declines', 'tenant', 'lease_request_declined', () => answer(owner, false));
    await step('The homeowner asks to cancel it', 'tenant', 'cancellation_requested', () => ask(owner));
    await step('The tenant agrees', 'homeowner', 'lease_cancelled', () => answer(tenant, true));
  });

  it('while a deposit is settled, separately for each deduction', async () => {
    const { app, world, held } = deposits;
    const lease = await held();
    const step = await recorder({ homeowner: world.players.h1.account.id, tenant: lease.roomie.account.id });
    const ids: string[] = [];
    for (const amount of ['10.00', '20.00', '30.00', '40.00']) {
      await step(`The homeowner deducts ${amount}`, 'tenant', 'deposit_deducted', async () =>
        ids.push(await lease.deducted(amount)),
      );
    }
    const [first = '', second = ''] = ids;
    await step('The homeowner withdraws one', 'tenant', 'deduction_withdrawn', () =>
      lease.change(second, { action: 'withdraw' }),
    );
    await step('The tenant disputes one', 'homeowner', 'deduction_disputed', () => lease.dispute([first]));
    await step('The homeowner answers', 'tenant', 'dispute_answered', () =>
      lease.change(first, { action: 'keep', answer: 'It was new.' }),
    );
    const { houseId, id, roomie, owner } = lease;
    await aDebt(app, {
      houseId,
      roomieId: roomie.account.id,
      ownerId: world.players.h1.account.id,
      minor: 9_000,
      onDay: daysFromNow(app, -60),
    });
    const setOff = async (amount: string) => {
      const { version } = await lease.now();
      const { body } = await owner.ask('POST', `/api/deposits/${id}/set_offs`, { amount, version });
      return (body as Deposit).deductions.at(-1)?._id ?? '';
    };
    let off = '';
    await step('The homeowner sets off arrears', 'tenant', 'arrears_set_off', async () => {
      off = await setOff('50.00');
    });
    await step('The homeowner takes that back', 'tenant', 'set_off_withdrawn', () =>
      lease.change(off, { action: 'withdraw' }),
    );
    await step('The homeowner sets off more', 'tenant', 'arrears_set_off', () => setOff('60.00'));
    await step('The homeowner settles the deposit', 'tenant', 'deposit_settled', () => lease.settle('260.00'));
  });

  it('a new roomie whose lease is countersigned gets one e-mail, with the invitation in it', async () => {
    const { app, world } = deposits;
    const offers = leaseOffersOf(app, world.players.h1);
    const offer = await offers.make();
    await offers.sign(offer);
    await app.drainEvents();
    const mails = () =>
      app.database.query<{ template: string }>('SELECT template FROM email_message WHERE to_address = $1 ORDER BY id', [
        offer.email,
      ]);
    const before = await mails();
    await agreementsOf(app, world.players.h1).countersign(leaseOf(offer));
    await app.drainEvents();
    expect((await mails()).slice(before.length)).toEqual([{ template: 'lease-signed' }]);
  });
});

it('the table of legal steps is complete', () => {
  const table = `${INTRODUCTION}\n| Step | Told | Alert, and e-mail |\n| --- | --- | --- |\n${[...new Set(rows)].join('\n')}\n`;
  if (process.env['WRITE_DOCS'] === '1') writeFileSync(TABLE, table);
  expect(unaligned(readFileSync(TABLE, 'utf8'))).toBe(unaligned(table));
  const missing = LEGAL_STEPS.filter((step) => !seen.has(step));
  // A reminder precedes it: `agreements.spec.ts`.
  expect(missing).toEqual(['agreement_expired']);
});
