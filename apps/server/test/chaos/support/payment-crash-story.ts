import type { Cluster } from './cluster.ts';
import type { HeldAt } from './held-step.ts';
import { aStayThatEnds, today } from './stay-that-ends.ts';

/** Everything that entering a payment writes, in order. */
export const PAYING: Readonly<Record<string, HeldAt>> = {
  'the journal is written': { table: 'money_journals' },
  'what is owed is another': { table: 'money_balances' },
  'its postings are written': { table: 'money_postings' },
  'the line of evidence is written': { table: 'evidence' },
  'others are to be told': { table: 'outbox' },
  'the answer is kept': { table: 'done_once' },
  'it is committed, before anybody hears of it': { commitOf: 'money_journals' },
};

interface Facts {
  readonly payments: number;
  /** Minor units, of payments alone. */
  readonly paid: number;
  readonly lines: number;
  readonly events: number;
}

export const UNPAID: Facts = { payments: 0, paid: 0, lines: 0, events: 0 };
export const PAID: Facts = { payments: 1, paid: 1_250, lines: 1, events: 1 };

/** A roomie whose homeowner is about to enter a payment of theirs. */
export async function aPaymentToEnter(cluster: Cluster) {
  const { roomieId, asking } = await aStayThatEnds(cluster);
  const payment = { amount: '12.50', method: 'cash', paid_on: today() };
  return {
    roomieId,
    pay: asking('PUT', `/api/roomies/addpayment/${roomieId}`, { payment }),
    factsNow: () => factsOf(cluster, roomieId),
  };
}

async function factsOf({ database }: Cluster, roomieId: string): Promise<Facts> {
  const [facts] = await database.query<Facts & Record<string, unknown>>(
    `WITH payment AS (
       SELECT j.id, p.minor FROM money_journals j JOIN money_postings p ON p.journal_id = j.id AND p.account_id = $1
        WHERE j.kind = 'payment')
     SELECT (SELECT count(DISTINCT id)::int FROM payment) AS payments,
            (SELECT coalesce(-sum(minor), 0)::int FROM payment) AS paid,
            (SELECT count(*)::int FROM evidence e JOIN payment y ON e.stream = 'payment:' || y.id
              WHERE e.body->>'step' = 'entered') AS lines,
            (SELECT count(*)::int FROM outbox o WHERE o.type = 'payment.entered' AND o.payload->>'roomie_id' = $1::text) AS events`,
    [roomieId],
  );
  if (!facts) throw new Error('The database said nothing.');
  return facts;
}
