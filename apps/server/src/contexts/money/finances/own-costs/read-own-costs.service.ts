import type { listOwnCosts, OwnCost, OwnCostDetail, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toOwnCost, toOwnCostVersion } from './own-costs.mapper.ts';
import { OwnCostsRepository } from './own-costs.repository.ts';

/** Shows costs to the homeowner who bears them, and to admins. */
@Injectable()
export class ReadOwnCostsService {
  constructor(
    private readonly access: Access,
    private readonly costs: OwnCostsRepository,
  ) {}

  /** @throws 404 for a house that isn't the caller's */
  async list(
    actor: Actor,
    { list, house_id: houseId, category, search, from, to, ...paging }: ParsedInput<typeof listOwnCosts>['query'],
  ): Promise<Page<OwnCost>> {
    if (houseId !== undefined) await this.access.requireHouse(actor, houseId);
    const filter = { list, houseId, category, search, from, to };
    return toPage(await this.costs.list(actor, filter, paging), toOwnCost);
  }

  /** @throws 404 unless it is the caller's */
  async get(actor: Actor, id: string): Promise<OwnCostDetail> {
    const row = await this.costs.find(actor, id);
    if (!row) throw notFound();
    const versions = await this.costs.listVersions(id);
    return { ...toOwnCost(row), versions: versions.map((version) => toOwnCostVersion(version, row.currency)) };
  }
}
