import type { CostCategory, ParsedInput, setUsualSplit, UsualSplit } from '@common-roof/contracts';
import {
  dayIn,
  fitsHousehold,
  inSmallestShares,
  livedThere,
  peopleOfSplit,
  statedSplit,
  type StatedUsualSplit,
  usualSplitFault,
  type Weighted,
  weightsOf,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { HousesReadModel, InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { splitRefusal } from './split-refusal.ts';
import { UsualSplitChanged } from './usual-splits.events.ts';
import { UsualSplitsRepository } from './usual-splits.repository.ts';

interface Listed {
  items: UsualSplit[];
}

/** Keeps how a house usually splits bills and purchases. */
@Injectable()
export class UsualSplitsService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly splits: UsualSplitsRepository,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller owns the house or lives in it */
  async list(actor: Actor, houseId: string): Promise<Listed> {
    if ((await this.access.requireHouse(actor, houseId)) === 'keeper') throw notFound();
    const living = await this.listLiving(houseId);
    const rows = await this.splits.listForHouse(houseId);
    return {
      items: rows.map(({ kind, category, method, named, set_for: setFor, set_by: setter, setter: name }) => ({
        about: { kind, category } as UsualSplit['about'],
        method,
        parts: named,
        set_by: { _id: setter, first_name: name },
        has_lapsed: !fitsHousehold(setFor, living),
      })),
    };
  }

  /**
   * Says how a category is usually split from now on. Bills need nobody's consent, so only the homeowner says so for
   * them.
   * @throws 404 unless the caller owns the house; 403 for a roomie who can't run bills; 409 when the house is archived;
   * 422 for a roomie who chooses who shares bills, people who don't live there, or a split that can't be used
   */
  async set(
    actor: Actor,
    houseId: string,
    { about, split }: ParsedInput<typeof setUsualSplit>['body'],
    origin: RequestOrigin,
  ): Promise<Listed> {
    const relation = await this.access.requireRightForChange(actor, houseId, 'bills');
    if (relation === 'member' && about.kind === 'bill') {
      throw unacceptable('about', 'Only the homeowner can choose who shares a bill.');
    }
    await this.database.transaction(async () => {
      await this.houses.lock(houseId);
      const living = await this.listLiving(houseId);
      if (split === null) await this.splits.remove(houseId, about);
      else {
        const stated = statedSplit(split, Number) as StatedUsualSplit;
        const fault = usualSplitFault(stated, about.kind);
        if (fault !== null) throw splitRefusal(fault);
        if (peopleOfSplit(stated).some((id) => !living.includes(id))) {
          throw unacceptable('split', 'Choose people who live in the house.');
        }
        const parts = weightsOf(stated, '') ?? [];
        const { method } = stated;
        await this.splits.save({
          house_id: houseId,
          ...about,
          method,
          parts,
          set_for: living,
          set_by: actor.accountId,
        });
      }
      await this.outbox.append(UsualSplitChanged, { house_id: houseId, actor_id: actor.accountId, about });
      await this.audit.recordAdmin(actor, 'usual_split.set', houseId, origin);
    });
    return this.list(actor, houseId);
  }

  /** Returns who shares a bill of a category by the usual split; empty: everyone alike, also once it has lapsed. */
  async findForBill(houseId: string, category: CostCategory): Promise<Weighted[]> {
    const row = await this.splits.find(houseId, { kind: 'bill', category });
    if (row === undefined || !fitsHousehold(row.set_for, await this.listLiving(houseId))) return [];
    return inSmallestShares(row.parts);
  }

  private async listLiving(houseId: string): Promise<string[]> {
    const { timeZone } = await this.houses.findPlace(houseId);
    const today = dayIn(timeZone, this.clock.now());
    const inhabitants = await this.inhabitants.listForHouse(houseId);
    return inhabitants.filter((person) => livedThere(person, today)).map(({ id }) => id);
  }
}
