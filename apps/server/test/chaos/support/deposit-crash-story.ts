import type { DamageDeposit, Deposit, Settlement } from '@common-roof/contracts';

import { type Cluster, expectSoon } from './cluster.ts';
import type { HeldAt } from './held-step.ts';
import { aStayThatEnds, today } from './stay-that-ends.ts';

/** Everything that settling a deposit writes, in order. */
export const SETTLING: Readonly<Record<string, HeldAt>> = {
  'the deposit is held': { row: 'deposits' },
  'its state is written': { table: 'deposits' },
  'its deadlines are others': { table: 'due' },
  'the line of evidence is written': { table: 'evidence' },
  'others are to be told': { table: 'outbox' },
  'the answer is kept': { table: 'done_once' },
  'it is committed, before anybody hears of it': { commitOf: 'deposits' },
};

interface Facts {
  readonly state: string;
  readonly settled: boolean;
  /** Whether its return warnings are scheduled. */
  readonly warns: boolean;
  /** Whether the end of disputes is scheduled. */
  readonly closes: boolean;
  readonly lines: number;
  readonly events: number;
}

export const HELD: Facts = { state: 'held', settled: false, warns: true, closes: false, lines: 0, events: 0 };
export const SETTLED: Facts = { state: 'returned', settled: true, warns: false, closes: true, lines: 1, events: 1 };

/** A deposit that is held after a release, and is about to be returned in full. */
export async function aHeldDeposit(cluster: Cluster) {
  const { owner, roomieId, leaseId, asking } = await aStayThatEnds(cluster);
  const settlement = async (): Promise<Settlement> =>
    (await owner.ask('GET', `/api/leases/${leaseId}/settlement`)).body as Settlement;
  // Only the paid part of a deposit is held.
  const payment = { amount: (await settlement()).deposit_agreed, method: 'cash', account: 'deposit', paid_on: today() };
  await owner.ask('PUT', `/api/roomies/addpayment/${roomieId}`, { payment });
  const seen = await settlement();
  await owner.ask('PUT', `/api/roomies/releaselease/${roomieId}`, { settlement_sha256: seen.sha256 });
  const path = `/api/roomies/damage_deposit_data/${roomieId}`;
  const read = async (): Promise<Deposit> => {
    const { deposit: found } = (await owner.ask('GET', path)).body as DamageDeposit;
    if (!found) throw new Error('No deposit is held.');
    return found;
  };
  const deposit = await read();
  return {
    id: deposit._id,
    asking,
    deposit: read,
    settle: asking('PUT', path, {
      returned_damaged_deposit: true,
      returned: deposit.held,
      returned_damaged_form_description: 'Bank transfer',
      returned_damaged_deposit_date: today(),
    }),
    factsNow: () => factsOf(cluster, deposit._id),
  };
}

/** Everything that setting off arrears writes, in order. */
export const SETTING_OFF: Readonly<Record<string, HeldAt>> = {
  'the deposit is held': { row: 'deposits' },
  'the deduction is written': { table: 'deposit_deductions' },
  'what was owed is paid': { table: 'money_journals' },
  'the line of evidence is written': { table: 'evidence' },
  'others are to be told': { table: 'outbox' },
  'the answer is kept': { table: 'done_once' },
  'it is committed, before anybody hears of it': { commitOf: 'deposits' },
};

interface SetOffFacts {
  readonly deductions: number;
  /** The number of journals in the ledger. */
  readonly journals: number;
  readonly lines: number;
  readonly events: number;
  /** Whether the row, the deduction and the ledger have the same amount. */
  readonly agree: boolean;
}

export const NOT_SET_OFF: SetOffFacts = { deductions: 0, journals: 0, lines: 0, events: 0, agree: true };
export const SET_OFF: SetOffFacts = { deductions: 1, journals: 1, lines: 1, events: 1, agree: true };

/** A held deposit of a roomie who owes today's rent, which is about to be set off. */
export async function aDebtToSetOff(cluster: Cluster) {
  const { id, deposit, asking } = await aHeldDeposit(cluster);
  await expectSoon('the rent of the day is owed', () => isBroughtIn(cluster, id));
  const { version } = await deposit();
  return {
    id,
    setOff: asking('POST', `/api/deposits/${id}/set_offs`, { amount: '1.00', version }),
    factsNow: () => setOffFactsOf(cluster, id),
  };
}

/**
 * Returns whether the worker has posted the end of the tenancy to the ledger: nothing else locks the deposit after
 * that.
 */
async function isBroughtIn({ database }: Cluster, id: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM deposits d JOIN money_journals j ON j.subject_kind = 'lease' AND j.subject_id = d.agreement_id
      WHERE d.id = $1 AND j.kind = 'rent_due' AND j.facts->>'to' = $2
        AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
        AND EXISTS (SELECT 1 FROM money_journals h WHERE h.subject_kind = 'deposit' AND h.subject_id = d.id)`,
    [id, today()],
  );
  return rows.length > 0;
}

async function setOffFactsOf({ database }: Cluster, id: string): Promise<SetOffFacts> {
  const [facts] = await database.query<SetOffFacts & Record<string, unknown>>(
    `SELECT (SELECT count(*)::int FROM deposit_deductions x WHERE x.deposit_id = d.id) AS deductions,
            (SELECT count(*)::int FROM money_journals j JOIN deposit_deductions x ON x.id::text = j.subject_id::text
              WHERE x.deposit_id = d.id AND j.kind = 'deposit_set_off') AS journals,
            (SELECT count(*)::int FROM evidence e WHERE e.stream = 'deposit:' || d.id
                AND e.body->>'step' = 'deducted') AS lines,
            (SELECT count(*)::int FROM outbox o WHERE o.payload->>'deposit_id' = d.id::text
                AND o.type = 'deposit.deduction-added') AS events,
            d.deducted_minor = coalesce((SELECT sum(p.minor) FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
              JOIN deposit_deductions x ON x.id::text = j.subject_id::text WHERE x.deposit_id = d.id
               AND j.kind = 'deposit_set_off' AND p.account = 'deposit' AND p.account_id = d.roomie_id), 0) AS agree
       FROM deposits d WHERE d.id = $1`,
    [id],
  );
  if (!facts) throw new Error('The deposit is gone.');
  return facts;
}

async function factsOf({ database }: Cluster, id: string): Promise<Facts> {
  const [facts] = await database.query<Facts & Record<string, unknown>>(
    `SELECT d.state, d.settled_at IS NOT NULL AND d.returned_minor = d.held_minor AS settled,
            EXISTS (SELECT 1 FROM due u WHERE u.kind = 'deposit.return-due' AND u.key LIKE d.id || ':%') AS warns,
            EXISTS (SELECT 1 FROM due u WHERE u.kind = 'deposit.disputes-over' AND u.key = d.id::text) AS closes,
            (SELECT count(*)::int FROM evidence e WHERE e.stream = 'deposit:' || d.id
                AND e.body->>'step' = 'settled') AS lines,
            (SELECT count(*)::int FROM outbox o WHERE o.payload->>'deposit_id' = d.id::text
                AND o.type = 'deposit.settled') AS events
       FROM deposits d WHERE d.id = $1`,
    [id],
  );
  if (!facts) throw new Error('The deposit is gone.');
  return facts;
}
