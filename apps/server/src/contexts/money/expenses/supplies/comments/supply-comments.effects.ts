import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  DeclaresEffects,
  type EffectsProvider,
  type Push,
  push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { SupplyCommented, SupplyCommentRemoved } from '#contexts/money/expenses/supplies/supplies.events.ts';
import { SuppliesRepository } from '#contexts/money/expenses/supplies/supplies.repository.ts';
import { SupplyCommentsRepository } from './supply-comments.repository.ts';

/** Declares the effects of comments: the house sees them at once, and those who are concerned are told. */
@DeclaresEffects()
@Injectable()
export class SupplyCommentsEffects implements EffectsProvider {
  constructor(
    private readonly supplies: SuppliesRepository,
    private readonly comments: SupplyCommentsRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(SupplyCommented, { live: (event) => this.changed(event), alerts: (event) => this.notify(event) }),
    when(SupplyCommentRemoved, { live: (event) => this.changed(event) }),
  ];

  private async changed({ house_id }: EventOf<typeof SupplyCommented>): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'supplies:changed', { house_id });
  }

  /** Tells the buyer and those who commented before, as long as they belong to the house. */
  private async notify({
    house_id,
    supply_id,
    comment_id,
    actor_id,
  }: EventOf<typeof SupplyCommented>): Promise<RaisedAlert[]> {
    const [supply, comment] = [await this.supplies.find(supply_id), await this.comments.find(comment_id)];
    if (!supply || comment?.removed_at !== null) return [];
    const household = await this.houses.listHousehold(house_id);
    const concerned = new Set([supply.buyer_id, ...(await this.comments.listAuthors(supply_id))]);
    const says = alertSaying('supply_commented', { name: comment.first_name, item: supply.name, text: comment.text });
    return household
      .filter((id) => concerned.has(id) && id !== actor_id)
      .map((to) => ({
        to,
        kind: 'supply_decided',
        about: comment_id,
        names: [actor_id],
        says,
        link: to === supply.homeowner_id ? `/adminsupplies?house=${house_id}` : '/supplies',
      }));
  }
}
