import type { CallResponse, ParsedInput, setPurchaseLimit } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { HouseChanged } from './houses.events.ts';
import { purchaseLimitIn } from './houses.mapper.ts';
import { HOUSES, HousesRepository } from './houses.repository.ts';

/** The price up to which one housemate's confirmation is enough. Purchases that already count do not change. */
@Injectable()
export class PurchaseLimitService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** The last value wins. @throws 404; 409 archived; 422 for an invalid amount of the house's currency */
  async set(
    actor: Actor,
    id: string,
    { purchase_limit: limit }: ParsedInput<typeof setPurchaseLimit>['body'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof setPurchaseLimit>> {
    await this.access.requireHouseForChange(actor, id);
    return this.database.transaction(async () => {
      const house = await this.houses.lock(id);
      if (!house) throw notFound();
      requireAllowed(HOUSES, 'edit', house.state);
      const { currency, version } = house;
      const minor = minorOf(limit, currency, 'purchase_limit');
      await this.houses.setPurchaseLimit(id, minor);
      await this.outbox.append(HouseChanged, { house_id: id, actor_id: actor.accountId, version });
      await this.audit.recordAdmin(actor, 'house.purchase_limit', id, origin);
      return { _id: id, purchase_limit: purchaseLimitIn({ currency, purchase_limit_minor: String(minor) }) };
    });
  }
}
