import type { enterSupply, ParsedInput, Supply } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { BoardService } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { EnteredSplits } from './entered-splits.ts';
import { ReadSuppliesService } from './read-supplies.service.ts';
import { RecurringSuppliesService } from './recurring/recurring-supplies.service.ts';
import { PurchasedStock } from './stock/purchased-stock.ts';
import { SupplyEntered } from './supplies.events.ts';
import { SuppliesRepository } from './supplies.repository.ts';
import { SupplySplitsRepository } from './supply-splits.repository.ts';

type Entered = ParsedInput<typeof enterSupply>['body'];

/** The maximum age of a purchase in days. Nobody remembers older prices. */
const OLDEST_DAYS = 365;

/** Lets a roomie enter what they bought for the house. */
@Injectable()
export class EnterSupplyService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly supplies: SuppliesRepository,
    private readonly splits: SupplySplitsRepository,
    private readonly enteredSplits: EnteredSplits,
    private readonly recurring: RecurringSuppliesService,
    private readonly images: Images,
    private readonly board: BoardService,
    private readonly stock: PurchasedStock,
    private readonly reader: ReadSuppliesService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the caller is the roomie or their homeowner, and the roomie has a tenancy; 422 for a day in the
   * future or more than a year ago, an invalid amount in the house's currency, a split that
   * {@link EnteredSplits.toStore} rejects, or images that aren't the caller's
   */
  async enter(actor: Actor, buyerId: string, body: Entered, origin: RequestOrigin): Promise<Supply> {
    return this.reader.get(actor, await this.store(actor, buyerId, body, origin));
  }

  /**
   * Like {@link enter}. @param recurringId the recurring purchase that enters it by itself, for its buyer; null: a person
   * does
   */
  async store(
    actor: Actor,
    buyerId: string,
    body: Entered,
    origin: RequestOrigin | null,
    recurringId: string | null = null,
  ): Promise<string> {
    const relation = await this.access.requireRoomie(actor, buyerId);
    if (relation !== 'self' && relation !== 'owner' && relation !== 'admin') throw notFound();
    const home = await this.supplies.findHome(buyerId);
    if (!home) throw notFound();
    const now = this.clock.now();
    const today = dayIn(home.time_zone, now);
    requireRemembered(body.bought_on, today);
    const minor = minorOf(body.price, home.currency, 'price');
    const split = await this.enteredSplits.toStore(buyerId, body, minor, { ...home, today });
    const photos = body.photo.map((image_id) => ({ image_id }));
    return this.database.transaction(async () => {
      const { house_id } = home;
      const supplyId = await this.supplies.insert({
        house_id,
        buyer_id: buyerId,
        entered_by: actor.accountId,
        entered_at: now,
        name: body.name.trim(),
        quantity: body.quantity.trim(),
        category: body.category,
        note: body.note.trim(),
        // Without a stored split it is split between everyone present.
        split: split === null || body.split.method !== 'present' ? body.split.method : 'equal',
        bought_on: body.bought_on,
        minor,
      });
      if (split !== null) await this.splits.insert(supplyId, split);
      if (photos.length > 0) await this.images.placeOwn(actor, { kind: 'receipt', id: supplyId }, photos);
      if (body.board_item !== undefined) await this.board.takeOff(actor, house_id, body.board_item);
      await this.stock.bring(house_id, supplyId, body.stock);
      const event = { house_id, supply_id: supplyId, buyer_id: buyerId, actor_id: actor.accountId };
      await this.outbox.append(SupplyEntered, recurringId === null ? event : { ...event, recurring_id: recurringId });
      if (body.every !== null) {
        const { name, price, quantity, category, note, split: entered, payers } = body;
        const purchase = { name: name.trim(), price, quantity, category, note, split: entered, payers };
        const house = { houseId: house_id, buyerId, timeZone: home.time_zone };
        await this.recurring.repeat(house, { every: body.every, firstOn: body.bought_on }, purchase);
      }
      if (origin !== null) await this.audit.recordAdmin(actor, 'supply.enter', supplyId, origin);
      return supplyId;
    });
  }
}

/** Rejects future days and those too long ago. @param day ISO date in the house's time zone, like `today` */
function requireRemembered(day: string, today: string): void {
  if (day > today) throw unacceptable('bought_on', 'This can’t be in the future.');
  if (day < plusDays(today, -OLDEST_DAYS)) throw unacceptable('bought_on', 'This can’t be more than a year ago.');
}
