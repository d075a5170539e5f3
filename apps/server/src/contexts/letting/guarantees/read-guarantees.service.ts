import type { Guarantee, GuaranteesOfLease } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { GuaranteeAccess } from './guarantee-access.ts';
import { GuaranteeDocuments } from './guarantee-documents.ts';
import { askObstacle, toGuarantee, toGuaranteesOfLease } from './guarantees.mapper.ts';
import { GuaranteesRepository } from './guarantees.repository.ts';

/** Shows guarantees to the two parties of a lease. */
@Injectable()
export class ReadGuaranteesService {
  constructor(
    private readonly whose: GuaranteeAccess,
    private readonly guarantees: GuaranteesRepository,
    private readonly documents: GuaranteeDocuments,
  ) {}

  /** @throws 404 unless the lease is the caller's */
  async list(actor: Actor, agreementId: string): Promise<GuaranteesOfLease> {
    const lease = await this.whose.requireLease(actor, agreementId);
    const rows = await this.guarantees.listForLease(agreementId, LIMITS.guarantees);
    const obstacle = askObstacle(lease, await this.guarantees.countForLease(agreementId));
    return toGuaranteesOfLease(lease, rows, actor.role !== 'roomie' && obstacle === null);
  }

  /** @throws 404 unless it is of a lease of the caller's */
  async get(actor: Actor, id: string): Promise<Guarantee> {
    return toGuarantee(await this.whose.require(actor, id));
  }

  /** @throws 404 unless it is of a lease of the caller's, and while it isn't signed; 409 while the PDF is made */
  async document(actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
    return this.documents.read(await this.whose.require(actor, id));
  }
}
