import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  activity,
  when,
  type ClosedQuestion,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { jobOf } from './delayed-recalculation.ts';
import { RecurringSuppliesRepository } from './recurring/recurring-supplies.repository.ts';
import {
  RecurringSuppliesChanged,
  RecurringSupplyRefused,
  SuppliesRecalculated,
  SupplyConfirmed,
  SupplyEntered,
  SupplyRemoved,
  SupplyVerified,
  SupplyWithdrawn,
} from './supplies.events.ts';
import { consentIn, SuppliesRepository } from './supplies.repository.ts';

interface AboutSupply {
  readonly house_id: string;
  readonly supply_id: string;
  readonly buyer_id: string;
  readonly actor_id: string;
}

/**
 * Declares the effects of purchases: the house sees at once what was bought and its price, the others are asked to
 * confirm it, and the buyer is told the outcome.
 */
@DeclaresEffects()
@Injectable()
export class SuppliesEffects implements EffectsProvider {
  constructor(
    private readonly supplies: SuppliesRepository,
    private readonly recurring: RecurringSuppliesRepository,
    private readonly houses: HousesReadModel,
  ) {}

  readonly effects = [
    when(SupplyEntered, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'supply_entered', { house }),
      alerts: async (event) => [...(await this.ask(event)), ...(await this.posted(event))],
    }),
    when(RecurringSuppliesChanged, { live: (event) => this.changed(event) }),
    when(RecurringSupplyRefused, { alerts: (event) => this.refused(event) }),
    when(SupplyConfirmed, {
      live: (event) => this.changed(event),
      alerts: ({ actor_id, supply_id }) => ({ of: [actor_id], kind: 'supply_to_verify', about: supply_id }),
    }),
    when(SupplyVerified, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'supply_verified', { house }),
      alerts: async (event) => [await this.answered(event), ...(await this.tellBuyer(event, 'verified'))],
    }),
    when(SupplyWithdrawn, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'supply_withdrawn', { house }),
      alerts: (event) => this.answered(event),
    }),
    when(SupplyRemoved, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'supply_removed', { house }),
      alerts: async (event) => [await this.answered(event), ...(await this.tellBuyer(event, 'removed'))],
    }),
    when(SuppliesRecalculated, {
      live: async ({ house_id, month }) =>
        push(await this.houses.listHousehold(house_id), 'supplies:recalculated', {
          house_id,
          month,
          job_id: jobOf({ house_id, month }),
        }),
    }),
  ];

  private async changed({ house_id }: Pick<AboutSupply, 'house_id'>): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'supplies:changed', { house_id });
  }

  /** Asks everyone who can confirm the price. */
  private async ask({ house_id, supply_id, buyer_id, actor_id }: AboutSupply): Promise<RaisedAlert[]> {
    const row = await this.supplies.find(supply_id);
    if (row?.state !== 'entered') return [];
    const amount = { minor: Number(row.price_minor), currency: row.currency };
    const says = alertSaying('supply_to_verify', { name: row.first_name, item: row.name, house: row.house, amount });
    const consent = consentIn(row);
    const canConfirm = (id: string): boolean => id === row.homeowner_id || consent?.has(id) !== false;
    const asked = (await this.houses.listHousehold(house_id)).filter(
      (id) => id !== buyer_id && id !== actor_id && canConfirm(id),
    );
    return asked.map((to) => ({
      to,
      kind: 'supply_to_verify',
      about: supply_id,
      names: [buyer_id],
      says,
      link: to === row.homeowner_id ? `/adminsupplies?house=${house_id}` : '/supplies',
    }));
  }

  /** Tells the buyer about a purchase that was entered by itself. */
  private async posted({ supply_id, recurring_id }: EventOf<typeof SupplyEntered>): Promise<RaisedAlert[]> {
    const row = recurring_id === undefined ? undefined : await this.supplies.find(supply_id);
    if (row?.state !== 'entered') return [];
    const amount = { minor: Number(row.price_minor), currency: row.currency };
    const says = alertSaying('supply_posted', { item: row.name, amount });
    return [{ to: row.buyer_id, kind: 'supply_decided', about: supply_id, link: '/supplies', says }];
  }

  private async refused({ recurring_id: about }: EventOf<typeof RecurringSupplyRefused>): Promise<RaisedAlert[]> {
    const row = await this.recurring.find(about);
    if (!row) return [];
    const says = alertSaying('supply_not_posted', { item: row.purchase.name, house: row.house });
    return [{ to: row.buyer_id, kind: 'supply_decided', about, link: '/supplies', says }];
  }

  private async answered({ house_id, supply_id }: AboutSupply): Promise<ClosedQuestion> {
    return { of: await this.houses.listHousehold(house_id), kind: 'supply_to_verify', about: supply_id };
  }

  /** Tells the buyer what the others decided if it is news: a different price, or that the purchase doesn't count. */
  private async tellBuyer(
    { supply_id, buyer_id, actor_id }: AboutSupply,
    outcome: 'verified' | 'removed',
  ): Promise<RaisedAlert[]> {
    const row = await this.supplies.find(supply_id);
    if (!row || buyer_id === actor_id) return [];
    const { name: item, currency, reason } = row;
    const told = { to: buyer_id, kind: 'supply_decided', about: supply_id, link: '/supplies' } as const;
    if (outcome === 'removed') {
      return [{ ...told, says: alertSaying('supply_removed', { name: row.ender ?? '', item, reason }) }];
    }
    const [claimed, verified] = [Number(row.price_minor), Number(row.price_added_minor)];
    const amount = { minor: verified, currency };
    if (claimed === verified) return [{ ...told, says: alertSaying('supply_verified', { item, amount }) }];
    const said = { minor: claimed, currency };
    return [{ ...told, says: alertSaying('supply_price_differs', { item, amount, said }) }];
  }
}
