import { randomUUID } from 'node:crypto';

import { IDEMPOTENCY_HEADER, type LeaseSettings, type Settlement } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';

import { agreementsOf } from '#test/support/agreements.ts';
import { type Answer, call } from '#test/support/http.ts';
import type { Cluster } from './cluster.ts';
import type { HeldAt } from './held-step.ts';
import { signersOf } from './signing-crash-story.ts';

/** Everything that a release writes, in order. */
export const RELEASING: Readonly<Record<string, HeldAt>> = {
  'the lease is held': { row: 'agreements' },
  'its state, or that of what ends with it, is written': { table: 'agreements' },
  'the stay ends': { table: 'tenancies' },
  'the settlement is kept': { table: 'lease_releases' },
  'the line of evidence is written': { table: 'evidence' },
  'others are to be told': { table: 'outbox' },
  'the answer is kept': { table: 'done_once' },
  'it is committed, before anybody hears of it': { commitOf: 'lease_releases' },
};

/** Rolling back writes the same rows. */
export const ROLLING_BACK = RELEASING;

interface Facts {
  readonly lease: string;
  readonly notice: boolean;
  readonly rules: string;
  readonly stay: string;
  readonly ends: boolean;
  /** The number of settlements that stand. */
  readonly standing: number;
  /** Counts of evidence lines and events. */
  readonly released: number;
  readonly rolledBack: number;
  readonly told: boolean;
}
type Now = Omit<Facts, 'released' | 'rolledBack'>;

const IN_FORCE: Now = {
  lease: 'active',
  notice: false,
  rules: 'active',
  stay: 'active',
  ends: false,
  standing: 0,
  told: true,
};
export const UNDER_NOTICE: Now = { ...IN_FORCE, lease: 'pre_released', notice: true, stay: 'releasing', ends: true };
export const RELEASED: Now = { ...UNDER_NOTICE, lease: 'released', rules: 'inactive', stay: 'ended', standing: 1 };

/** The lease of a current roomie, with rules in force beside it, up to the given state. */
export async function aLeaseThatEnds(cluster: Cluster, state: 'pre_released' | 'released') {
  const [, node] = cluster.apis;
  const { h1, r1 } = cluster.world.players;
  const owner = agreementsOf(node, h1);
  const { lease, rules } = await agreedOnce(cluster);
  const put = (name: string, body?: object) => {
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    return (url: string): Promise<Answer> =>
      call({ url }, 'PUT', `/api/roomies/${name}/${r1.account.id}`, { token: h1.token, body, headers });
  };
  const factsNow = (): Promise<Facts> => factsOf(cluster, lease, rules);
  const stateNow = async () => (await factsNow()).lease;
  if ((await stateNow()) === 'released' && state === 'pre_released') await put('rollbackrelease')(node.url);
  const today = dayIn('Europe/London', new Date());
  if ((await stateNow()) === 'active') await put('prerelease', { release_date: today })(node.url);
  const seen = (await owner.ask('GET', `/api/leases/${lease}/settlement`)).body as Settlement;
  const release = put('releaselease', { settlement_sha256: seen.sha256 });
  if ((await stateNow()) === 'pre_released' && state === 'released') await release(node.url);
  return { lease, release, rollBack: put('rollbackrelease'), factsNow };
}

const agreed = new WeakMap<Cluster, { lease: string; rules: string }>();

/** Created on first use. */
async function agreedOnce(cluster: Cluster): Promise<{ lease: string; rules: string }> {
  const known = agreed.get(cluster);
  if (known) return known;
  const [, node] = cluster.apis;
  const { world } = cluster;
  const { owner, sign, rules: makeRules, countersign } = signersOf(cluster);
  const path = `/api/leases/settings/${world.houseA}`;
  const settings = (await owner.ask('GET', path)).body as LeaseSettings;
  await owner.ask('PUT', path, { ...settings, notice_days: 0 });
  const lease = await owner.make(world.roomOfR1, { state: 'sent' });
  await sign(lease)(node.url);
  await countersign(lease)(node.url);
  const rules = await makeRules();
  await sign(rules)(node.url);
  await owner.setStatus(world.players.r1.account.id, rules._id, true);
  const made = { lease: lease._id, rules: rules._id };
  agreed.set(cluster, made);
  return made;
}

async function factsOf({ database }: Cluster, lease: string, rules: string): Promise<Facts> {
  const [facts] = await database.query<Facts & Record<string, unknown>>(
    `SELECT a.state AS lease, a.release_date IS NOT NULL AS notice, r.state AS rules, t.state AS stay,
            t.ends_on IS NOT NULL AS ends,
            (SELECT count(*)::int FROM lease_releases l
              WHERE l.agreement_id = a.id AND l.rolled_back_at IS NULL) AS standing,
            s.released, s.rolled_back AS "rolledBack",
            (SELECT count(*)::int FROM outbox o WHERE o.payload->>'agreement_id' = a.id::text
                AND o.type IN ('lease.released', 'lease.release-rolled-back')) = s.released + s.rolled_back AS told
       FROM agreements a JOIN tenancies t ON t.id = a.tenancy_id JOIN agreements r ON r.id = $2,
            LATERAL (SELECT count(*) FILTER (WHERE body->>'step' = 'released')::int AS released,
                            count(*) FILTER (WHERE body->>'step' = 'rolled_back')::int AS rolled_back
                       FROM evidence WHERE stream = 'agreement:' || a.id) s
      WHERE a.id = $1`,
    [lease, rules],
  );
  if (!facts) throw new Error('The lease is gone.');
  return facts;
}
