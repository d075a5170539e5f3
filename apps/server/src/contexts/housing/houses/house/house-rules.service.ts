import type { CallResponse, listHouseRules, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';

@Injectable()
export class HouseRulesService {
  constructor(
    private readonly access: Access,
    private readonly rules: HouseRulesRepository,
  ) {}

  /** Lists every version, the one in force first. */
  async list(
    actor: Actor,
    houseId: string,
    query: ParsedInput<typeof listHouseRules>['query'],
  ): Promise<CallResponse<typeof listHouseRules>> {
    await this.access.requireHouse(actor, houseId);
    return toPage(await this.rules.list(houseId, query), ({ began_at: beganAt, ...row }) => ({
      ...row,
      began_at: toTimestamp(beganAt),
    }));
  }
}
