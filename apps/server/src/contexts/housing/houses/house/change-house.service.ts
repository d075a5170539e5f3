import {
  type archiveHouse,
  type CallResponse,
  type changeHouse,
  type HouseDetail,
  type ParsedInput,
} from '@common-roof/contracts';
import { decimalsOf, houseMachine } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { TimeZones } from '#kernel/database/time-zones.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { StepUp } from '#contexts/identity/accounts/index.ts';
import { AdoptRules } from './adopt-rules.ts';
import { HouseArchived, HouseChanged, HouseDiscarded, HouseRestored } from './houses.events.ts';
import { basicsOver } from './houses.mapper.ts';
import { HOUSES, HousesRepository } from './houses.repository.ts';
import { type HouseRow } from './houses-read-model.ts';
import { HousesService } from './houses.service.ts';

type Changes = ParsedInput<typeof changeHouse>['body'];

@Injectable()
export class ChangeHouseService {
  constructor(
    private readonly access: Access,
    private readonly stepUp: StepUp,
    private readonly database: Database,
    private readonly houses: HousesRepository,
    private readonly rules: AdoptRules,
    private readonly reader: HousesService,
    private readonly timeZones: TimeZones,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Omitted fields do not change.
   * @throws 404; 409 archived, name taken, or changed by another person since (with the current house); 422 for another
   * currency or time zone once the house has had a roomie: rents, bills and dates were recorded in them
   */
  async edit(actor: Actor, id: string, changes: Changes, origin: RequestOrigin): Promise<HouseDetail> {
    await this.access.requireHouseForChange(actor, id);
    await this.timeZones.require(changes.time_zone);
    const isStale = await this.database.transaction(async () => {
      const house = await this.lock(id);
      requireAllowed(HOUSES, 'edit', house.state);
      if (house.version !== changes.version) return true;
      refuseOtherMoney(house, changes);
      await this.refuseOtherDecimals(house, changes);
      const version = await this.houses.write(id, basicsOver(house, changes), this.clock.now());
      if (hasOtherDecimals(house, changes)) await this.houses.setPurchaseLimit(id, null);
      await this.outbox.append(HouseChanged, { house_id: id, actor_id: actor.accountId, version });
      if (changes.rules !== undefined && changes.rules !== (house.rules_text ?? '')) {
        await this.rules.adopt(actor, id, changes.rules);
      }
      await this.audit.recordAdmin(actor, 'house.change', id, origin);
      return false;
    });
    const current = await this.reader.get(actor, id);
    if (!isStale) return current;
    throw new DomainError('stale_version', { detail: 'This house has changed since you opened it.', current });
  }

  /**
   * Archives an open house; deletes a draft.
   * @throws 403 without a fresh password; 404; 409 while the house has roomies, or when it is archived already; 422 for
   * another homeowner's id
   */
  async archive(
    actor: Actor,
    id: string,
    { homeowner_id: homeownerId }: ParsedInput<typeof archiveHouse>['body'],
    origin: RequestOrigin,
  ): Promise<CallResponse<typeof archiveHouse>> {
    await this.access.requireHouseForChange(actor, id);
    await this.stepUp.require(actor);
    return this.database.transaction(async () => {
      const house = await this.lock(id);
      if (house.homeowner_id !== homeownerId) throw unacceptable('homeowner_id', 'This is not the homeowner.');
      await this.audit.recordAdmin(actor, 'house.archive', id, origin);
      const by = { house_id: id, actor_id: actor.accountId };
      if (houseMachine.allows('discard', house.state)) {
        await this.houses.remove(id);
        await this.outbox.append(HouseDiscarded, { ...by, homeowner_id: homeownerId });
        return { _id: id, outcome: 'discarded' };
      }
      await this.houses.advance(id, 'archive', this.clock.now());
      if (house.roomies > 0) throw livedIn(house);
      if (await this.houses.isAwaitingRoomie(id)) {
        throw new DomainError('conflict', {
          detail: 'A roomie is about to move in. You can archive a house once every stay has ended.',
          current: { state: house.state },
        });
      }
      await this.outbox.append(HouseArchived, by);
      return { _id: id, outcome: 'archived' };
    });
  }

  /** @throws 404; 409 when it is not archived, or another house has its name now */
  async restore(actor: Actor, id: string, origin: RequestOrigin): Promise<HouseDetail> {
    await this.access.requireHouse(actor, id);
    await this.database.transaction(async () => {
      await this.houses.advance(id, 'restore', this.clock.now());
      await this.outbox.append(HouseRestored, { house_id: id, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'house.restore', id, origin);
    });
    return this.reader.get(actor, id);
  }

  /** Amounts are stored in minor units: with other decimals the same rent would change. @throws 422 */
  private async refuseOtherDecimals(house: HouseRow, changes: Changes): Promise<void> {
    if (!hasOtherDecimals(house, changes)) return;
    if (!(await this.houses.hasAmounts(house.id))) return;
    throw unacceptable('currency', 'The currency can’t change, because rents use its decimals.');
  }

  private async lock(id: string): Promise<HouseRow> {
    const house = await this.houses.lock(id);
    if (!house) throw notFound();
    return house;
  }
}

const hasOtherDecimals = ({ currency }: HouseRow, { currency: wanted }: Changes): boolean =>
  wanted !== undefined && decimalsOf(wanted) !== decimalsOf(currency);

function refuseOtherMoney(house: HouseRow, { currency, time_zone: timeZone }: Changes): void {
  if (!house.money_fixed) return;
  if (currency !== undefined && currency !== house.currency) {
    throw unacceptable('currency', 'The currency can’t change, because rents and bills use it.');
  }
  if (timeZone !== undefined && timeZone !== house.time_zone) {
    throw unacceptable('time_zone', 'The time zone can’t change, because tenancies and bills use it.');
  }
}

function livedIn({ roomies, state }: HouseRow): DomainError {
  return new DomainError('conflict', {
    detail:
      roomies === 1
        ? 'People still live here. You can archive a house once every stay has ended.'
        : filled('{count} people live here. You can archive a house once every stay has ended.', { count: roomies }),
    current: { state, roomies },
  });
}
