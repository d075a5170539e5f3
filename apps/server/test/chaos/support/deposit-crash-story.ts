import type { DamageDeposit, Settlement } from '@common-roof/contracts';

import type { Cluster } from './cluster.ts';
import type { HeldAt } from './held-step.ts';
import { aStayThatEnds, today } from './stay-that-ends.ts';

/** Everything that settling a deposit writes, in its order. */
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
  /** Warnings that it has to be returned. */
  readonly warns: boolean;
  /** Whether the end of disputes is on the calendar. */
  readonly closes: boolean;
  readonly lines: number;
  readonly events: number;
}

export const HELD: Facts = { state: 'held', settled: false, warns: true, closes: false, lines: 0, events: 0 };
export const SETTLED: Facts = { state: 'returned', settled: true, warns: false, closes: true, lines: 1, events: 1 };

/** A deposit that is held after a release, of which all is about to be returned. */
export async function aHeldDeposit(cluster: Cluster) {
  const { owner, roomieId, leaseId, asking } = await aStayThatEnds(cluster);
  const seen = (await owner.ask('GET', `/api/leases/${leaseId}/settlement`)).body as Settlement;
  await owner.ask('PUT', `/api/roomies/releaselease/${roomieId}`, { settlement_sha256: seen.sha256 });
  const path = `/api/roomies/damage_deposit_data/${roomieId}`;
  const { deposit } = (await owner.ask('GET', path)).body as DamageDeposit;
  if (!deposit) throw new Error('No deposit is held.');
  return {
    id: deposit._id,
    settle: asking('PUT', path, {
      returned_damaged_deposit: true,
      returned: deposit.held,
      returned_damaged_form_description: 'Bank transfer',
      returned_damaged_deposit_date: today(),
    }),
    factsNow: () => factsOf(cluster, deposit._id),
  };
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
