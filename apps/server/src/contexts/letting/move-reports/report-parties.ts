import type { ReportAuthor } from '@common-roof/contracts';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { ReportParties } from './move-report-row.sql.ts';

/** The caller's part in the reports of a tenancy. */
export type ReportParty = ReportAuthor | 'admin';

/** Returns undefined for an account without a part. Housemates see no reports of other rooms. */
export function partyOf(actor: Actor, row: ReportParties): ReportParty | undefined {
  if (actor.role === 'admin') return 'admin';
  if (actor.role === 'homeowner' && row.homeowner_id === actor.accountId) return 'homeowner';
  if (actor.role === 'roomie' && row.roomie_id === actor.accountId) return 'roomie';
  return undefined;
}

/** A draft is visible to its author only; an admin sees that it exists. @throws 404 */
export function requireReader(actor: Actor, row: ReportParties): ReportParty {
  const side = partyOf(actor, row);
  if (!side || (row.state === 'draft' && side !== 'admin' && side !== row.by)) throw notFound();
  return side;
}

/** @throws 404 unless the caller is the author */
export function requireAuthor(actor: Actor, row: ReportParties): void {
  if (partyOf(actor, row) !== row.by) throw notFound();
}
