import type { ReportAuthor } from '@common-roof/contracts';

import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import type { ReportParties } from './move-report-row.sql.ts';

/** What somebody is to the reports of a stay. */
export type ReportParty = ReportAuthor | 'admin';

/** Undefined for nothing. Housemates see nobody else's room. */
export function partyOf(actor: Actor, row: ReportParties): ReportParty | undefined {
  if (actor.role === 'admin') return 'admin';
  if (actor.role === 'homeowner' && row.homeowner_id === actor.accountId) return 'homeowner';
  if (actor.role === 'roomie' && row.roomie_id === actor.accountId) return 'roomie';
  return undefined;
}

/** A draft is its author's alone; an admin sees that there is one. @throws 404 */
export function requireReader(actor: Actor, row: ReportParties): ReportParty {
  const side = partyOf(actor, row);
  if (!side || (row.state === 'draft' && side !== 'admin' && side !== row.by)) throw notFound();
  return side;
}

/** @throws 404 unless the caller writes it */
export function requireAuthor(actor: Actor, row: ReportParties): void {
  if (partyOf(actor, row) !== row.by) throw notFound();
}
