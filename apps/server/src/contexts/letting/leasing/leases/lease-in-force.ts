import type { AgreementState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import type { RoomieRelation } from '#contexts/identity/access/index.ts';
import type { AgreementRow, AgreementWithText } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';
import { AgreementsRepository } from '#contexts/letting/leasing/agreements/agreements.repository.ts';
import { isOfAnother } from '#contexts/letting/leasing/agreements/signing-parties.ts';

export const IN_FORCE: readonly AgreementState[] = ['active', 'pre_released'];

/** Finds the lease of a roomie that is to end, or has ended. */
@Injectable()
export class LeaseInForce {
  constructor(private readonly agreements: AgreementsRepository) {}

  /**
   * Finds the current lease, else the newest, and locks it until the end of the transaction.
   * @param states in which it may be
   * @throws 404 for a lease of another homeowner; 409 when there is none
   */
  async lock(actor: Actor, roomieId: string, states = IN_FORCE): Promise<AgreementWithText> {
    const owner = actor.role === 'homeowner' ? actor.accountId : undefined;
    const id =
      (await this.agreements.findLease(roomieId, states, owner)) ?? (await this.agreements.findLease(roomieId, states));
    const found = id === undefined ? undefined : await this.agreements.lock(id);
    // For a roomie who moves, steps about the end concern the lease that they move with.
    const move =
      found?.notice_by === 'move' && found.state === 'pre_released'
        ? await this.agreements.moveFrom(found.id)
        : undefined;
    const row = move === undefined ? found : await this.agreements.lock(move.id);
    if (!row) throw new DomainError('conflict', { detail: 'No lease of this roomie is in force.' });
    if (isOfAnother(actor, row)) throw notFound();
    return row;
  }

  /** Of several leases under notice, locks the one that ends first, else the one in force. Throws as {@link lock}. */
  async lockToSettle(actor: Actor, roomieId: string): Promise<AgreementWithText> {
    const owner = actor.role === 'homeowner' ? actor.accountId : undefined;
    const id = await this.agreements.leaseToSettle(roomieId, owner);
    const row = id === undefined ? undefined : await this.agreements.lock(id);
    return row ?? this.lock(actor, roomieId);
  }
}

/** Throws 409 with the state unless notice was given on the lease. */
export function requireUnderNotice({ state }: AgreementRow): void {
  if (state === 'pre_released') return;
  throw new DomainError('conflict', { detail: 'Nobody has given notice on this lease.', current: { state } });
}

/** A current or past homeowner of the roomie: a tenancy may be over before its lease is. */
export const isHomeownerOf = (relation: RoomieRelation): boolean =>
  relation === 'owner' || relation === 'former_owner' || relation === 'admin';

/** Returns the tenancy of a lease in force. */
export function stayOf({ tenancy_id: id }: AgreementRow): string {
  if (id === null) throw new Error('A lease in force has no stay.');
  return id;
}
