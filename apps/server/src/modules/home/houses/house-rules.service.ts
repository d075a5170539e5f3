import type { CallResponse, listHouseRules, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { toTimestamp } from '../../../platform/database/naming.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { readCursor, toPage } from '../../../platform/http/cursor.ts';
import { Access } from '../../identity/access/index.ts';
import { HouseRulesRepository } from './house-rules.repository.ts';

@Injectable()
export class HouseRulesService {
  constructor(
    private readonly access: Access,
    private readonly rules: HouseRulesRepository,
  ) {}

  /** Every version, the one in force first. */
  async list(
    actor: Actor,
    houseId: string,
    { limit, cursor }: ParsedInput<typeof listHouseRules>['query'],
  ): Promise<CallResponse<typeof listHouseRules>> {
    await this.access.requireHouse(actor, houseId);
    const rows = await this.rules.list(houseId, readCursor(cursor, z.int32().min(1)), limit + 1);
    return toPage(
      rows,
      limit,
      ({ began_at: beganAt, ...row }) => ({ ...row, began_at: toTimestamp(beganAt) }),
      ({ version }) => version,
    );
  }
}
