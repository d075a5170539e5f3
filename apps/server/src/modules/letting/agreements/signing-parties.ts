import type { Role } from '@common-roof/contracts';

import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import type { AgreementRow } from './agreement-row.sql.ts';

/** What somebody is to an agreement. */
export type SigningParty = 'homeowner' | 'tenant' | 'admin';

/** On which somebody of a role stands, where they have anything to do with it. */
export function partyOfRole(role: Role): SigningParty {
  if (role === 'admin') return 'admin';
  return role === 'roomie' ? 'tenant' : 'homeowner';
}

type Whose = Pick<AgreementRow, 'homeowner_id' | 'roomie_id' | 'sent_at'>;

/** A draft is its homeowner's alone. */
export function isTheirs(actor: Actor, row: Whose): boolean {
  return {
    admin: true,
    homeowner: row.homeowner_id === actor.accountId,
    tenant: row.roomie_id === actor.accountId && row.sent_at !== null,
  }[partyOfRole(actor.role)];
}

/** @throws 404 unless it is the caller's */
export function requireParty(actor: Actor, row: Whose): SigningParty {
  if (!isTheirs(actor, row)) throw notFound();
  return partyOfRole(actor.role);
}

/**
 * An agreement as it was looked up, and what the caller is to it.
 * @throws 404 where there is none, or it is not theirs
 */
export function requireOwn<Row extends AgreementRow>(
  actor: Actor,
  row: Row | undefined,
): { row: Row; side: SigningParty } {
  if (!row) throw notFound();
  return { row, side: requireParty(actor, row) };
}

/** Of a homeowner from whom a roomie rented before, where this one asks about that roomie. */
export const isOfAnother = (actor: Actor, row: Pick<AgreementRow, 'homeowner_id'>): boolean =>
  actor.role === 'homeowner' && row.homeowner_id !== actor.accountId;
