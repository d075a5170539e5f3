import type { getRecalculating, CallResponse } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { STAY_HANDLERS } from './restatements.handlers.ts';
import { RestatementsRepository } from './restatements.repository.ts';

/** Shows whether a house's shares are being recalculated. */
@Injectable()
export class ReadRestatementsService {
  constructor(
    private readonly access: Access,
    private readonly restatements: RestatementsRepository,
  ) {}

  /** @throws 404 unless the caller lives in the house or owns it */
  async isOpen(actor: Actor, houseId: string): Promise<CallResponse<typeof getRecalculating>> {
    await this.access.requireHouse(actor, houseId);
    return { is_recalculating: await this.restatements.isOpen(houseId, STAY_HANDLERS) };
  }
}
