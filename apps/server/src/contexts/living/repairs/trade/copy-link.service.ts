import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { RepairChanges } from '#contexts/living/repairs/repair-changes.ts';
import { toRepair } from '#contexts/living/repairs/repairs.mapper.ts';
import { RepairsRepository } from '#contexts/living/repairs/repairs.repository.ts';
import { TradeLinks } from './trade-links.ts';

/** Hands the link of a tradesperson to the homeowner, who passes it on. */
@Injectable()
export class CopyRepairLinkService {
  constructor(
    private readonly database: Database,
    private readonly changes: RepairChanges,
    private readonly repairs: RepairsRepository,
    private readonly links: TradeLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller sees it; 409 when no tradesperson takes care of it */
  async get(actor: Actor, id: string): Promise<{ url: string }> {
    await this.changes.find(actor, id);
    return this.database.transaction(async () => {
      // Locked, so that a link isn't created for somebody who has just been replaced.
      await this.repairs.lock(id);
      const row = await this.changes.find(actor, id);
      if (toRepair(row, this.clock.now()).trade?.has_link !== true) {
        throw new DomainError('conflict', { detail: 'No tradesperson takes care of this repair.' });
      }
      return { url: await this.links.address(id) };
    });
  }
}
