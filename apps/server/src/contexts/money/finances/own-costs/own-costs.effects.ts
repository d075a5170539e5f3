import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  DeclaresEffects,
  type EffectsProvider,
  push,
  type Push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { OwnCostsChanged, RecurringCostsAdded } from './own-costs.events.ts';
import { OwnCostsRepository } from './own-costs.repository.ts';

/** Declares the effects of own costs: they concern their homeowner alone, so no stream tells of them. */
@DeclaresEffects()
@Injectable()
export class OwnCostsEffects implements EffectsProvider {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly costs: OwnCostsRepository,
  ) {}

  readonly effects = [
    when(OwnCostsChanged, { live: (event) => this.changed(event) }),
    when(RecurringCostsAdded, { live: (event) => this.changed(event), alerts: (event) => this.added(event) }),
  ];

  private async changed({ house_id }: { readonly house_id: string }): Promise<Push> {
    const owner = (await this.houses.find(house_id))?.homeowner_id;
    return push(owner === undefined ? [] : [owner], 'variable_costs:changed', { house_id });
  }

  private async added({ cost_id: id, count }: EventOf<typeof RecurringCostsAdded>): Promise<RaisedAlert[]> {
    const row = await this.costs.findForJob(id);
    if (!row) return [];
    const { category: cost, house, currency, paid_on: day, homeowner_id: to } = row;
    const amount = { minor: Number(row.minor), currency };
    const says = alertSaying('costs_added', { cost, house, amount, day, count });
    return [{ to, kind: 'costs_added', about: row.recurring_id, link: `/finances?cost=${id}`, says }];
  }
}
