import type { QuestionKind } from '@common-roof/contracts';

import { adsOf } from './ads.ts';
import { aMissedTurn, appealsOf } from './appeals.ts';
import { agreementsOf, aLetHouse } from './agreements.ts';
import { billsOf } from './bills.ts';
import { aDailyChore, aSharedHouse, choresOf } from './chores.ts';
import { aHeldDeposit } from './deposits.ts';
import { existing, feedStage } from './feed-stage.ts';
import { aHomeowner, coHomeownersOf } from './co-homeowners.ts';
import { guaranteesOf } from './guarantees.ts';
import { housesOf } from './houses.ts';
import { call } from './http.ts';
import { aLeaseInForce, daysFromNow } from './leases.ts';
import { aMoveOf, itemOf, reportsOf } from './move-reports.ts';
import { neatkeepersOf, TUESDAYS } from './neatkeepers.ts';
import { repairsOf } from './repairs.ts';
import { GAS_SAFETY, guideOf } from './guide.ts';
import { aMoverChoice } from './room-choices.ts';
import { aRunHouse } from './speaker.ts';
import { rulesOf } from './rules.ts';
import { aSettlingHouse } from './settle-up-stage.ts';
import { showingsOf } from './showings.ts';
import { suppliesOf } from './supplies.ts';
import { reportedOf } from './reported-payments.ts';
import type { TestApp } from './test-app.ts';
import { visitStage } from './visits.ts';
import { type Player, signIn, type World } from './world.ts';

/** An open question: the tokens of its addressees and of others, its subject, and its answer. */
export interface Asked {
  readonly asked: string;
  readonly others: readonly string[];
  readonly id: string;
  readonly answer: () => Promise<unknown>;
}

/** How each kind of question comes about. */
export type QuestionCases = Readonly<Record<QuestionKind, () => Promise<Asked>>>;

export function questionCases(app: TestApp, world: World): QuestionCases {
  return {
    ...lettingCases(app, world),
    ...livingCases(app, world),
    ...moneyCases(app, world),
    ...entryCases(app, world),
  };
}

type LettingKind = Extract<
  QuestionKind,
  | `agreement_${string}`
  | `lease_${string}`
  | `deposit_${string}`
  | `dispute_${string}`
  | `showing_${string}`
  | `report_${string}`
  | `applicants_${string}`
  | `room_choice_${string}`
  | `guarantee_${string}`
>;

function lettingCases(app: TestApp, world: World): Pick<QuestionCases, LettingKind> {
  const { h1, h2, r1 } = world.players;
  const owner = agreementsOf(app, h1);
  const strangers = [h2.token, r1.token];
  /** Asked for, and not answered. */
  const aGuaranteeOf = async () => {
    const { lease, roomies, owner: by, ask: roomie } = await aLeaseInForce(app, h1);
    const guarantees = guaranteesOf(lease._id, { owner: by.ask, roomie });
    await guarantees.ask();
    return { guarantees, roomies };
  };
  return {
    agreement_to_sign: async () => {
      const { roomId, roomie } = await aLetHouse(app, h1);
      const rules = await owner.make(roomId, { state: 'sent' }, { type: 'house_rules' });
      const answer = () => agreementsOf(app, roomie).sign(rules);
      return { asked: roomie.token, others: [h1.token, ...strangers], id: rules._id, answer };
    },
    agreement_to_countersign: async () => {
      const { roomId, roomie } = await aLetHouse(app, h1);
      const lease = await owner.make(roomId, { state: 'sent', deposit: '400.00' });
      await agreementsOf(app, roomie).sign(lease);
      const answer = () => owner.countersign(lease._id);
      return { asked: h1.token, others: [roomie.token, ...strangers], id: lease._id, answer };
    },
    lease_request_to_answer: async () => {
      const lease = await aLeaseInForce(app, h1);
      await lease.notice(daysFromNow(app, 30));
      await lease.request({ kind: 'earlier_end', last_day: daysFromNow(app, 10) }, lease.owner);
      const id = existing((await lease.about()).request ?? undefined)._id;
      const answer = () => lease.answer(true, lease.roomie);
      return { asked: lease.roomies[0]?.token ?? '', others: [h1.token, ...strangers], id, answer };
    },
    lease_to_settle: async () => {
      const lease = await aLeaseInForce(app, h1);
      await lease.notice(daysFromNow(app, 30));
      await lease.agreeOn(daysFromNow(app, 0));
      const answer = () => lease.release(daysFromNow(app, 0));
      return { asked: h1.token, others: [lease.roomies[0]?.token ?? '', ...strangers], id: lease.lease._id, answer };
    },
    room_choice_to_answer: async () => {
      const choice = await aMoverChoice(app, h1);
      const answer = () => choice.mover.answer(choice.id, ['500.00', '450.00']);
      return { asked: choice.token, others: [h1.token, ...strangers], id: choice.id, answer };
    },
    room_choice_to_offer: async () => {
      const choice = await aMoverChoice(app, h1);
      await choice.acceptAll();
      return {
        asked: h1.token,
        others: [choice.token, ...strangers],
        id: choice.id,
        answer: () => choice.owner.offer(choice.id),
      };
    },
    guarantee_to_answer: async () => {
      const { guarantees, roomies } = await aGuaranteeOf();
      const answer = () => guarantees.agree();
      const { _id: id } = await guarantees.get();
      return { asked: roomies[0]?.token ?? '', others: [h1.token, ...strangers], id, answer };
    },
    guarantee_to_follow: async () => {
      const { guarantees, roomies } = await aGuaranteeOf();
      await guarantees.refuse();
      const { _id: id } = await guarantees.get();
      const answer = () => guarantees.withdraw();
      return { asked: h1.token, others: [roomies[0]?.token ?? '', ...strangers], id, answer };
    },
    deposit_to_return: async () => {
      const deposit = await aHeldDeposit(app, h1);
      const answer = () => deposit.settle('400.00');
      return { asked: h1.token, others: strangers, id: deposit.id, answer };
    },
    dispute_to_answer: async () => {
      const deposit = await aHeldDeposit(app, h1);
      const deduction = await deposit.deducted('40.00');
      await deposit.dispute([deduction]);
      const answer = () => deposit.change(deduction, { action: 'keep', answer: 'It was whole when you came.' });
      return { asked: h1.token, others: strangers, id: deposit.id, answer };
    },
    showing_to_confirm: async () => {
      const { roomId, roomie } = await aLetHouse(app, h1);
      const showing = await showingsOf(app, h1).propose(roomId);
      const answer = () => showingsOf(app, roomie).change(showing, 'confirm');
      return { asked: roomie.token, others: [h1.token, ...strangers], id: showing._id, answer };
    },
    report_to_submit: async () => {
      const { roomie } = await aLetHouse(app, h1);
      const reports = reportsOf(app, roomie);
      const draft = await reports.begun('move_in');
      await reports.save(draft._id, itemOf(draft, 'room', 'walls')._id, { condition: 'good' });
      return { asked: roomie.token, others: [h1.token, ...strangers], id: draft._id, answer: () => reports.submit() };
    },
    report_to_acknowledge: async () => {
      const { mine, theirs, roomie } = await aMoveOf(app, h1);
      const draft = await mine.begun('move_in');
      await mine.save(draft._id, itemOf(draft, 'room', 'walls')._id, { condition: 'good' });
      await mine.submit();
      const answer = () => theirs.acknowledge(draft._id);
      return { asked: h1.token, others: [roomie.token, ...strangers], id: draft._id, answer };
    },
    applicants_to_answer: async () => {
      const ads = adsOf(app, h1);
      const { _id: id } = await ads.publish();
      const applicant = await ads.applyAndConfirm(id);
      return { asked: h1.token, others: strangers, id, answer: () => ads.move(applicant, 'shortlisted') };
    },
  };
}

type LivingKind = Extract<
  QuestionKind,
  | `appeal_${string}`
  | `visit_${string}`
  | `rule_change_${string}`
  | `rules_${string}`
  | `speaker_${string}`
  | `post_${string}`
  | `swap_${string}`
  | `repair_${string}`
  | `document_${string}`
>;

function livingCases(app: TestApp, world: World): Pick<QuestionCases, LivingKind> {
  const { h1, h2, r1 } = world.players;
  const strangers = [h2.token, r1.token];
  const feed = feedStage(app, world);
  const aProposal = async () => {
    const { houseId, people } = await aSharedHouse(app, h1, 2);
    const [author, voter] = await Promise.all(people.map((account) => signIn(app, account)));
    const proposal = await rulesOf(app, existing(author)).propose();
    return { houseId, author: existing(author), voter: existing(voter), proposal };
  };
  return {
    appeal_to_decide: async () => {
      const { houseId, people } = await aSharedHouse(app, h1, 1);
      const roomie = await signIn(app, existing(people[0]));
      const appeal = await appealsOf(app, roomie).open(await aMissedTurn(app, houseId, roomie.account.id));
      const answer = () => appealsOf(app, h1).uphold(appeal);
      return { asked: h1.token, others: [roomie.token, world.players.adm.token, ...strangers], id: appeal._id, answer };
    },
    repair_to_answer: async () => {
      const { houseId, people } = await aSharedHouse(app, h1, 1);
      const { token } = await signIn(app, existing(people[0]));
      const { _id: id } = await repairsOf(app, { token }).report(houseId);
      return { asked: h1.token, others: [token, h2.token], id, answer: () => repairsOf(app, h1).accept(id) };
    },
    repair_visit_to_answer: async () => {
      const { houseId, people } = await aSharedHouse(app, h1, 1);
      const { token } = await signIn(app, existing(people[0]));
      const roomie = repairsOf(app, { token });
      const { _id: id } = await roomie.report(houseId);
      const at = (hours: number): string => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
      await repairsOf(app, h1).accept(id, { visit: { from: at(24), until: at(26) } });
      return { asked: token, others: strangers, id, answer: () => roomie.change(id, 'visit', { suits: true }) };
    },
    document_to_renew: async () => {
      const { houseId, people } = await aSharedHouse(app, h1, 1);
      const { token } = await signIn(app, existing(people[0]));
      const owner = guideOf(app, h1);
      const expires_on = app.clock.now().toISOString().slice(0, 10);
      const { _id: id } = await owner.add(houseId, { ...GAS_SAFETY, expires_on });
      const renewal = { ...GAS_SAFETY, expires_on: null, replaces_id: id };
      return { asked: h1.token, others: [token, h2.token], id, answer: () => owner.add(houseId, renewal) };
    },
    visit_to_confirm: async () => {
      const { houseId, keeper, owner } = await visitStage(app, world).aKeptHouse(1);
      const visit = await keeper.reported(houseId);
      return {
        asked: owner.token,
        others: [keeper.token, ...strangers],
        id: visit._id,
        answer: () => owner.confirm(visit._id),
      };
    },
    rule_change_to_vote: async () => {
      const { author, voter, proposal } = await aProposal();
      const answer = () => rulesOf(app, voter).votes(proposal._id, 'for');
      return { asked: voter.token, others: [author.token, h1.token, ...strangers], id: proposal._id, answer };
    },
    rule_change_to_decide: async () => {
      const { author, voter, proposal } = await aProposal();
      await rulesOf(app, voter).votes(proposal._id, 'for');
      const answer = () => rulesOf(app, h1).declines(proposal._id);
      return { asked: h1.token, others: [author.token, voter.token, ...strangers], id: proposal._id, answer };
    },
    speaker_to_elect: async () => {
      const { houseId, people } = await aRunHouse(app, h1, 2);
      const [one, two] = [existing(people[0]), existing(people[1])];
      const id = await one.calls(houseId);
      await one.stands(id);
      await one.votes(id, one.id);
      const answer = () => two.votes(id, one.id);
      return { asked: two.token, others: [one.token, h1.token, ...strangers], id, answer };
    },
    rules_to_acknowledge: async () => {
      const { houseId, roomie } = await aLetHouse(app, h1);
      const rules = rulesOf(app, roomie);
      const { version } = await rules.book(houseId);
      return {
        asked: roomie.token,
        others: [h1.token],
        id: houseId,
        answer: () => rules.acknowledge(houseId, version),
      };
    },
    swap_to_answer: async () => {
      const { houseId, people } = await aSharedHouse(app, h1, 2);
      await choresOf(app, h1).add(houseId, [aDailyChore()]);
      const [one, two] = await Promise.all(people.map((account) => signIn(app, account)));
      const turns = await choresOf(app, h1).turns(houseId);
      const turnOf = (who: Player) => existing(turns.find(({ assignee }) => assignee?._id === who.account.id));
      const [asker, asked] = [existing(one), existing(two)];
      const [mine, theirs] = [turnOf(asker), turnOf(asked)];
      const swap = await call(app, 'PUT', `/api/chores/turns/${mine._id}`, {
        token: asker.token,
        body: { version: mine.version, do: 'swap', with: { _id: theirs._id, version: theirs.version } },
      });
      const { change_id: id } = swap.body as { change_id: string };
      const answer = () =>
        call(app, 'PUT', `/api/chores/turn-changes/${id}`, { token: asked.token, body: { agrees: false } });
      return { asked: asked.token, others: [asker.token, h1.token, ...strangers], id, answer };
    },
    post_to_verify: async () => {
      const { item, poster, others } = await feed.posted(await feed.aHouse(2));
      const verifier = existing(others[0]);
      const answer = () => verifier.says(item, 'point');
      return { asked: verifier.token, others: [poster.token, ...strangers], id: item._id, answer };
    },
  };
}

type MoneyKind = Extract<
  QuestionKind,
  'payment_to_confirm' | `settle_up_${string}` | `purchase_${string}` | `bill_${string}`
>;

function moneyCases(app: TestApp, world: World): Pick<QuestionCases, MoneyKind> {
  const { h1, h2, r1 } = world.players;
  const strangers = [h2.token, r1.token];
  const aDebt = async () => {
    const { houseId, one, two } = await aSettlingHouse(app, world, 2);
    const bought = await one.supplies.bought(one.id, '20.00', { bought_on: daysFromNow(app, 0) });
    await suppliesOf(app, h1).verified(bought);
    await app.drainEvents();
    const payment = existing((await two.plan(houseId)).payments[0]);
    return { one, two, payment };
  };
  return {
    settle_up_to_pay: async () => {
      const { one, two, payment } = await aDebt();
      const answer = () => two.done('pay', payment, { method: 'cash' });
      return { asked: two.token, others: [one.token, ...strangers], id: payment._id, answer };
    },
    payment_to_confirm: async () => {
      const { houseId, people } = await aSharedHouse(app, h1, 1);
      const roomie = await signIn(app, existing(people[0]));
      const reported = await reportedOf(app, roomie).report(roomie.account.id, houseId, daysFromNow(app, 0));
      const answer = () => reportedOf(app, h1).confirm(reported);
      return { asked: h1.token, others: [roomie.token, ...strangers], id: reported._id, answer };
    },
    settle_up_to_confirm: async () => {
      const { one, two, payment } = await aDebt();
      const paid = await two.done('pay', payment, { method: 'cash' });
      const answer = () => one.done('confirm', paid);
      return { asked: one.token, others: [two.token, ...strangers], id: payment._id, answer };
    },
    purchase_to_confirm: async () => {
      const { one, two } = await aSettlingHouse(app, world, 2);
      const bought = await one.supplies.bought(one.id, '20.00', { bought_on: daysFromNow(app, 0) });
      const answer = () => two.supplies.verified(bought);
      return { asked: two.token, others: [one.token, ...strangers], id: bought._id, answer };
    },
    bill_to_enter: async () => {
      const { houseId } = await aSharedHouse(app, h1, 1);
      const bills = billsOf(app, h1);
      await bills.saveRecurring(houseId, { first_on: daysFromNow(app, -2) });
      const [row] = await app.database.query<{ id: string }>('SELECT id FROM recurring_bills WHERE house_id = $1', [
        houseId,
      ]);
      const answer = async () => {
        const waits = existing((await bills.recurring(houseId))[0]?.waits ?? undefined);
        await bills.entered(houseId, { from: waits.from, to: waits.to });
      };
      return { asked: h1.token, others: strangers, id: existing(row).id, answer };
    },
  };
}

type EntryKind = Extract<QuestionKind, `application_${string}` | `invitation_${string}` | `co_homeowner_${string}`>;

function entryCases(app: TestApp, world: World): Pick<QuestionCases, EntryKind> {
  const { adm, h1, h2 } = world.players;
  return {
    application_to_decide: async () => {
      const [row] = await app.database.query<{ id: string }>(
        `INSERT INTO homeowner_applications (email, email_key, first_name, last_name, city, houses, email_confirmed_at)
         VALUES ('mara@waits.test', 'mara@waits.test', 'Mara', 'Lind', 'Leeds', 1, now()) RETURNING id`,
      );
      const { id } = existing(row);
      const answer = () =>
        call(app, 'POST', '/api/admins/addhomeownerapplicant', {
          token: adm.token,
          body: { application_id: id, decision: 'reject', reason: 'Not in this city yet.' },
        });
      return { asked: adm.token, others: [h1.token], id, answer };
    },
    co_homeowner_to_answer: async () => {
      const person = await aHomeowner(app);
      await coHomeownersOf(app, await aHomeowner(app)).invite(person.account);
      const theirs = coHomeownersOf(app, person);
      const id = (await theirs.list()).shared[0]?._id ?? '';
      return { asked: person.token, others: [h1.token], id, answer: () => theirs.accept(id) };
    },
    invitation_to_answer: async () => {
      const keepers = neatkeepersOf(app);
      const keeper = await keepers.aKeeper();
      const houseId = await keepers.aHouse(h1);
      await housesOf(app, h1).ask('POST', '/api/neatkeepers/create-neatkeeper', {
        email: keeper.account.email,
        first_name: 'Kora',
        last_name: 'Sand',
        assignments: [{ house_id: houseId, cleaning: TUESDAYS }],
      });
      const [row] = await app.database.query<{ id: string }>(
        'SELECT id FROM neatkeeper_invitations WHERE house_id = $1',
        [houseId],
      );
      const { id } = existing(row);
      const answer = () => keepers.ask(keeper, 'PUT', `/api/neatkeepers/invitations/${id}`, { answer: 'accept' });
      return { asked: keeper.token, others: [h1.token, h2.token], id, answer };
    },
  };
}
