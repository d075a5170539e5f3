import type { Role } from '@common-roof/contracts';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { AgreementRow } from './agreement-row.sql.ts';

/** The caller's part in an agreement. */
export type SigningParty = 'homeowner' | 'tenant' | 'admin';

/** Returns the party of a role that takes part in agreements. */
export function partyOfRole(role: Role): SigningParty {
  if (role === 'admin') return 'admin';
  return role === 'roomie' ? 'tenant' : 'homeowner';
}

type Whose = Pick<AgreementRow, 'homeowner_id' | 'roomie_id' | 'sent_at'>;

/** Drafts are visible to their homeowner only. */
export function isTheirs(actor: Actor, row: Whose): boolean {
  return {
    admin: true,
    homeowner: row.homeowner_id === actor.accountId,
    tenant: row.roomie_id === actor.accountId && row.sent_at !== null,
  }[partyOfRole(actor.role)];
}

/** @throws 404 unless the agreement is the caller's */
export function requireParty(actor: Actor, row: Whose): SigningParty {
  if (!isTheirs(actor, row)) throw notFound();
  return partyOfRole(actor.role);
}

/**
 * Returns an agreement that was looked up, with the caller's part in it.
 * @throws 404 when there is none, or it is not the caller's
 */
export function requireOwn<Row extends AgreementRow>(
  actor: Actor,
  row: Row | undefined,
): { row: Row; side: SigningParty } {
  if (!row) throw notFound();
  return { row, side: requireParty(actor, row) };
}

/** Returns whether the agreement belongs to a previous homeowner of a roomie about whom another one asks. */
export const isOfAnother = (actor: Actor, row: Pick<AgreementRow, 'homeowner_id'>): boolean =>
  actor.role === 'homeowner' && row.homeowner_id !== actor.accountId;
