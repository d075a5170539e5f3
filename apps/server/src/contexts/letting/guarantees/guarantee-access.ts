import { Injectable } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { type GuaranteedLease, type GuaranteeRow, GuaranteesRepository } from './guarantees.repository.ts';

type Whose = Pick<GuaranteedLease, 'house_id' | 'roomie_id' | 'lease_sent_at'>;

/** Checks whose a guarantee is: the homeowner's of its house, and the roomie's of its lease. */
@Injectable()
export class GuaranteeAccess {
  constructor(
    private readonly access: Access,
    private readonly guarantees: GuaranteesRepository,
  ) {}

  /** @throws 404 unless the lease is the caller's */
  async requireLease(actor: Actor, agreementId: string): Promise<GuaranteedLease> {
    const lease = await this.guarantees.findLease(agreementId);
    if (!lease) throw notFound();
    await this.requireParty(actor, lease);
    return lease;
  }

  /** @throws 404 unless it is of a lease of the caller's */
  async require(actor: Actor, id: string): Promise<GuaranteeRow> {
    const row = await this.guarantees.find(id);
    if (!row) throw notFound();
    await this.requireParty(actor, row);
    return row;
  }

  /** @throws 404 unless it is of a lease that is the caller's as its roomie */
  async requireAsRoomie(actor: Actor, id: string): Promise<void> {
    const row = await this.require(actor, id);
    if (row.roomie_id !== actor.accountId) throw notFound();
  }

  /** @throws 404 unless it is of a house of the caller's; 409 when the house is archived */
  async requireForChange(actor: Actor, id: string): Promise<void> {
    const { house_id: houseId } = await this.require(actor, id);
    await this.access.requireHouseForChange(actor, houseId);
  }

  private async requireParty(actor: Actor, { house_id, roomie_id, lease_sent_at }: Whose): Promise<void> {
    if (actor.role === 'roomie') {
      if (roomie_id !== actor.accountId || lease_sent_at === null) throw notFound();
      return;
    }
    await this.access.requireHouse(actor, house_id);
  }
}
