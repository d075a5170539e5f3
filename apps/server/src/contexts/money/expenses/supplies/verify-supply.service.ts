import type { ParsedInput, Supply, verifySupply } from '@common-roof/contracts';
import { type Consent, priceRefusal, verifiedPrice } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { purchaseLimitMinor } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { ReadSuppliesService } from './read-supplies.service.ts';
import { SuppliesRecalculator } from './supplies-recalculator.ts';
import { SupplyConfirmed, SupplyVerified } from './supplies.events.ts';
import { consentIn, SUPPLIES, SuppliesRepository, type SupplyRow } from './supplies.repository.ts';

/**
 * Records what a person other than the buyer says a purchase cost. The purchase counts once there are enough
 * confirmations.
 */
@Injectable()
export class VerifySupplyService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly supplies: SuppliesRepository,
    private readonly ledger: Ledger,
    private readonly recalculator: SuppliesRecalculator,
    private readonly reader: ReadSuppliesService,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Also works for a buyer who has moved out.
   * @throws 403 for the buyer, and for a housemate who won't owe for a purchase split between chosen people; 404 unless it is that roomie's purchase in the caller's house; 409 when the house is
   * archived, or the purchase already counts or was removed; 422 for an invalid amount in the house's currency
   */
  async verify(
    actor: Actor,
    buyerId: string,
    { supply_id: id, price_added: price }: ParsedInput<typeof verifySupply>['body'],
    origin: RequestOrigin,
  ): Promise<Supply> {
    const supply = await this.supplies.find(id);
    if (supply?.buyer_id !== buyerId) throw notFound();
    if (priceRefusal({ buyerId, state: supply.state }, actor.accountId) === 'own') throw ownPrice();
    await this.access.requireHouseForChange(actor, supply.house_id);
    const consent = consentIn(supply);
    if (actor.role === 'roomie' && consent?.has(actor.accountId) === false) throw othersSplit();
    await this.database.transaction(async () => {
      // Waits for a concurrent confirmation of a purchase in the house.
      await this.ledger.lock(supply.house_id);
      await this.confirm(actor, supply, minorOf(price, supply.currency, 'price_added'), consent);
      await this.audit.recordAdmin(actor, 'supply.verify', id, origin);
    });
    return this.reader.get(actor, id);
  }

  private async confirm(
    actor: Actor,
    { id, ...supply }: SupplyRow,
    minor: number,
    consent: ReadonlyMap<string, Consent> | null,
  ): Promise<void> {
    const now = this.clock.now();
    const role = actor.role === 'roomie' ? 'roomie' : 'homeowner';
    await this.states.advance(SUPPLIES, 'confirm', id);
    await this.supplies.confirm({ supply_id: id, verifier_id: actor.accountId, role, minor, at: now });
    const said = await this.supplies.listConfirmations(id);
    const verified = verifiedPrice(
      { buyerId: supply.buyer_id, minor: Number(supply.price_minor) },
      purchaseLimitMinor(supply),
      said.map((each) => ({ verifierId: each.verifier_id, role: each.role, minor: each.minor })),
      consent,
    );
    const { house_id, buyer_id } = supply;
    const event = { house_id, supply_id: id, buyer_id, actor_id: actor.accountId };
    if (verified === null) {
      await this.outbox.append(SupplyConfirmed, event);
      return;
    }
    await this.states.advance(SUPPLIES, 'verify', id, { set: { price_added_minor: verified, counted_at: now } });
    await this.recalculator.recalculate(house_id, supply.bought_on.slice(0, 7), {
      by: actor.accountId,
      restatementId: null,
    });
    await this.outbox.append(SupplyVerified, event);
  }
}

const othersSplit = (): DomainError =>
  new DomainError('forbidden', { detail: 'Those who share this purchase confirm it.' });

const ownPrice = (): DomainError =>
  new DomainError('forbidden', { detail: 'Another housemate has to confirm the price.' });
