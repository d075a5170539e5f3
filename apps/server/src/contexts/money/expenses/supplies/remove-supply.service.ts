import type { deleteSupply, ParsedInput, removeSuppliesOfRoomie, Supply } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import { mayContest, type PurchaseAction } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Ledger, Restatements } from '#contexts/money/ledger/index.ts';
import { ReadSuppliesService } from './read-supplies.service.ts';
import { SuppliesRecalculator } from './supplies-recalculator.ts';
import { SupplyRemoved, SupplyWithdrawn } from './supplies.events.ts';
import { SUPPLIES, SuppliesRepository, type SupplyRow } from './supplies.repository.ts';

/** Removes a purchase with a counter-entry that says who removed it and why. */
@Injectable()
export class RemoveSupplyService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly supplies: SuppliesRepository,
    private readonly ledger: Ledger,
    private readonly recalculator: SuppliesRecalculator,
    private readonly restatements: Restatements,
    private readonly reader: ReadSuppliesService,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes a roomie's purchase. The buyer may do so before it counts, or when a price other than theirs was confirmed;
   * the homeowner may do so at any time.
   * @throws 404 unless it is the roomie's purchase, and the caller is the roomie or their homeowner; 409 when the house
   * is archived, or it is too late
   */
  async removeForRoomie(
    actor: Actor,
    buyerId: string,
    { supply_id: id, reason }: ParsedInput<typeof deleteSupply>['body'],
    origin: RequestOrigin,
  ): Promise<Supply> {
    const relation = await this.access.requireRoomie(actor, buyerId);
    if (relation === 'housemate' || relation === 'keeper') throw notFound();
    const supply = await this.supplies.find(id);
    if (supply?.buyer_id !== buyerId) throw notFound();
    await this.removeSupply(actor, supply, reason, origin);
    return this.reader.get(actor, id);
  }

  /**
   * @throws 404 unless it belongs to the caller's house; 409 when the house is archived, or the purchase is already
   * removed
   */
  async remove(actor: Actor, id: string, reason: string, origin: RequestOrigin): Promise<Supply> {
    const supply = await this.supplies.find(id);
    if (!supply) throw notFound();
    await this.removeSupply(actor, supply, reason, origin);
    return this.reader.get(actor, id);
  }

  /**
   * Removes a roomie's purchases, oldest first, as many as one call can handle.
   * @throws 404 unless the roomie lives or lived in one of the caller's houses
   */
  async removeAllForRoomie(
    actor: Actor,
    roomieId: string,
    { reason, month }: ParsedInput<typeof removeSuppliesOfRoomie>['body'],
    origin: RequestOrigin,
  ): Promise<{ removed: number; left: number }> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation !== 'owner' && relation !== 'former_owner' && relation !== 'admin') throw notFound();
    const homeownerId = actor.role === 'homeowner' ? actor.accountId : null;
    const found = await this.supplies.countedOf(roomieId, { homeownerId, month }, LIMITS.suppliesRemovedAtOnce);
    const houses = [...new Set(found.rows.map((row) => row.house_id))];
    for (const houseId of houses) await this.access.requireHouseForChange(actor, houseId);
    let removed = 0;
    await this.database.transaction(async () => {
      for (const houseId of houses.toSorted()) await this.ledger.lock(houseId);
      const ended = await this.endAll(
        actor,
        found.rows.map(({ id }) => id),
        reason,
      );
      removed = ended.length;
      const gone = found.rows.filter(({ id }) => ended.includes(id));
      const months = new Map(gone.map((row) => [`${row.house_id} ${monthOf(row)}`, row]));
      const cause = {
        kind: 'purchase_removed' as const,
        personId: roomieId,
        by: actor.accountId,
        reason: reason.trim(),
      };
      for (const [houseId, rows] of Map.groupBy(months.values(), (row) => row.house_id)) {
        await this.restatements.atOnce({ ...cause, houseId }, async (restatementId) => {
          for (const row of rows)
            await this.recalculator.recalculate(houseId, monthOf(row), { by: actor.accountId, restatementId });
        });
      }
      for (const { id, house_id } of gone) {
        await this.outbox.append(SupplyRemoved, {
          house_id,
          supply_id: id,
          buyer_id: roomieId,
          actor_id: actor.accountId,
        });
      }
      await this.audit.recordAdmin(actor, 'supply.remove_all', roomieId, origin);
    });
    return { removed, left: found.left };
  }

  private endAll(actor: Actor, ids: readonly string[], reason: string): Promise<string[]> {
    return this.states.advanceAll(SUPPLIES, 'remove', ids, { set: this.ending(actor, reason) });
  }

  private ending({ accountId }: Actor, reason: string): Readonly<Record<string, unknown>> {
    return { ended_at: this.clock.now(), ended_by: accountId, reason: reason.trim() };
  }

  private async removeSupply(actor: Actor, supply: SupplyRow, reason: string, origin: RequestOrigin): Promise<void> {
    const { id, house_id, buyer_id } = supply;
    const relation = await this.access.requireHouseForChange(actor, house_id);
    const isBuyer = buyer_id === actor.accountId;
    if (!isBuyer && relation === 'member') throw notFound();
    await this.database.transaction(async () => {
      await this.ledger.lock(house_id);
      // Reads again, because the purchase may have begun to count a moment ago.
      const now = await this.supplies.find(id);
      if (!now) throw notFound();
      const action = isBuyer ? takingBack(now) : 'remove';
      await this.states.advance(SUPPLIES, action, id, { set: this.ending(actor, reason) });
      if (now.state === 'verified') {
        const kind = isBuyer ? ('purchase_taken_back' as const) : ('purchase_removed' as const);
        const about = { houseId: house_id, personId: buyer_id, by: actor.accountId, reason: reason.trim() };
        await this.restatements.atOnce({ ...about, kind }, (restatementId) =>
          this.recalculator.recalculate(house_id, monthOf(now), { by: actor.accountId, restatementId }),
        );
      }
      const event = { house_id, supply_id: id, buyer_id, actor_id: actor.accountId };
      await this.outbox.append(isBuyer ? SupplyWithdrawn : SupplyRemoved, event);
      await this.audit.recordAdmin(actor, 'supply.remove', id, origin);
    });
  }
}

const monthOf = ({ bought_on: on }: { readonly bought_on: string }): string => on.slice(0, 7);

/** @throws 409 when it counts with the buyer's price */
function takingBack({ state, price_minor: claimed, price_added_minor: verified }: SupplyRow): PurchaseAction {
  if (state !== 'verified') return 'withdraw';
  if (mayContest(Number(claimed), Number(verified))) return 'contest';
  throw new DomainError('conflict', {
    detail: 'This purchase already counts. Your homeowner can remove it.',
    current: { state },
  });
}
