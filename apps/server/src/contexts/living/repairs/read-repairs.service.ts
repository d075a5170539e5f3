import type { listRepairs, Page, ParsedInput, Repair, RepairDetail } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { RepairChanges } from './repair-changes.ts';
import { toRepair } from './repairs.mapper.ts';
import { RepairsRepository } from './repairs.repository.ts';

/** Lists repairs for those who have to do with them. */
@Injectable()
export class ReadRepairsService {
  constructor(
    private readonly access: Access,
    private readonly repairs: RepairsRepository,
    private readonly changes: RepairChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a house that the caller has nothing to do with */
  async list(
    actor: Actor,
    { list, house_id: houseId, room_id: roomId, ...paging }: ParsedInput<typeof listRepairs>['query'],
  ): Promise<Page<Repair>> {
    if (houseId !== undefined) await this.access.requireHouse(actor, houseId);
    const now = this.clock.now();
    const chosen = { list, ...(houseId && { houseId }), ...(roomId && { roomId }) };
    return toPage(await this.repairs.list(actor, chosen, paging), (row) => toRepair(row, now));
  }

  /** @throws 404 */
  get(actor: Actor, id: string): Promise<RepairDetail> {
    return this.changes.get(actor, id);
  }
}
