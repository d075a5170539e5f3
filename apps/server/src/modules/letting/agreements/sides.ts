import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import type { AgreementRow } from './agreements.repository.ts';

/** What somebody is to an agreement. */
export type Side = 'homeowner' | 'tenant' | 'admin';

/** Undefined for nothing. A draft is its homeowner's alone. */
export function sideOf(
  actor: Actor,
  row: Pick<AgreementRow, 'homeowner_id' | 'roomie_id' | 'sent_at'>,
): Side | undefined {
  if (actor.role === 'admin') return 'admin';
  if (actor.role === 'homeowner' && row.homeowner_id === actor.accountId) return 'homeowner';
  if (actor.role === 'roomie' && row.roomie_id === actor.accountId && row.sent_at !== null) return 'tenant';
  return undefined;
}

/** @throws 404 unless it is the caller's */
export function requireSide(actor: Actor, row: Parameters<typeof sideOf>[1]): Side {
  const side = sideOf(actor, row);
  if (!side) throw notFound();
  return side;
}
