import type { listVisits, Page, ParsedInput, CleaningVisit } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toVisit } from './visits.mapper.ts';
import { VisitsRepository } from './visits.repository.ts';

@Injectable()
export class ReadVisitsService {
  constructor(
    private readonly access: Access,
    private readonly visits: VisitsRepository,
  ) {}

  /**
   * Returns only their own visits to a neatkeeper. @throws 404 unless the caller lives in the house, owns it or cleans
   * it
   */
  async listForHouse(
    actor: Actor,
    houseId: string,
    { state, ...query }: ParsedInput<typeof listVisits>['query'],
    reader: Reader,
  ): Promise<Page<CleaningVisit>> {
    const relation = await this.access.requireHouse(actor, houseId);
    const keeperId = relation === 'keeper' ? actor.accountId : null;
    const slice = await this.visits.list({ houseId, keeperId, state }, query);
    return toPage(slice, (row) => toVisit(row, reader));
  }
}
