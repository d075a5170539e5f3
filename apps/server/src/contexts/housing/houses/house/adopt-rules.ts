import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';
import { HouseRulesChanged } from './houses.events.ts';

/**
 * Puts another version of the rules of a house in force. Joins the caller's transaction, which has locked the house.
 */
@Injectable()
export class AdoptRules {
  constructor(
    private readonly rules: HouseRulesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @returns the version */
  async adopt({ accountId }: Actor, houseId: string, text: string): Promise<number> {
    const version = await this.rules.adopt(houseId, text, accountId, this.clock.now());
    await this.outbox.append(HouseRulesChanged, { house_id: houseId, actor_id: accountId, version });
    return version;
  }
}
