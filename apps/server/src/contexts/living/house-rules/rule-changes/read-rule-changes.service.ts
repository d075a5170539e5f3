import type { listRuleChanges, Page, ParsedInput, RuleChange } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { toRuleChange } from './rule-changes.mapper.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';

@Injectable()
export class ReadRuleChangesService {
  constructor(
    private readonly access: Access,
    private readonly changes: RuleChangesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 */
  async listForHouse(
    actor: Actor,
    houseId: string,
    { state, ...query }: ParsedInput<typeof listRuleChanges>['query'],
  ): Promise<Page<RuleChange>> {
    await this.access.requireHouse(actor, houseId);
    const now = this.clock.now();
    return toPage(await this.changes.listForHouse(actor.accountId, houseId, state, query), (row) =>
      toRuleChange(row, now),
    );
  }

  /** @throws 404 */
  async get(actor: Actor, id: string): Promise<RuleChange> {
    const row = await this.changes.shown(actor.accountId, id);
    if (!row) throw notFound();
    await this.access.requireHouse(actor, row.house_id);
    return toRuleChange(row, this.clock.now());
  }
}
