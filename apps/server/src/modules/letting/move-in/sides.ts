import type { ReportAuthor } from '@common-roof/contracts';

import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import type { WhoseReport } from './move-report-row.sql.ts';

/** What somebody is to the reports of a stay. */
export type Side = ReportAuthor | 'admin';

/** Undefined for nothing. Housemates see nobody else's room. */
export function sideOf(actor: Actor, row: WhoseReport): Side | undefined {
  if (actor.role === 'admin') return 'admin';
  if (actor.role === 'homeowner' && row.homeowner_id === actor.accountId) return 'homeowner';
  if (actor.role === 'roomie' && row.roomie_id === actor.accountId) return 'roomie';
  return undefined;
}

/** A draft is its author's alone; an admin sees that there is one. @throws 404 */
export function requireReader(actor: Actor, row: WhoseReport): Side {
  const side = sideOf(actor, row);
  if (!side || (row.state === 'draft' && side !== 'admin' && side !== row.by)) throw notFound();
  return side;
}

/** @throws 404 unless the caller writes it */
export function requireAuthor(actor: Actor, row: WhoseReport): void {
  if (sideOf(actor, row) !== row.by) throw notFound();
}
