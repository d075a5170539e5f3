import type { LateFeeRule } from '@common-roof/domain';
import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  activity,
  type ClosedQuestion,
  DeclaresEffects,
  type EffectsProvider,
  type Push,
  push,
  type RaisedAlert,
  when,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { MoneyMoved } from '#contexts/money/ledger/book/ledger.events.ts';
import { type LateFeeChange, LateFeeChanged, LateFeeRuleChanged } from './late-fees.events.ts';
import { LateFeesRepository } from './late-fees.repository.ts';

const PAGE = '/supplies';
const ACTIVITY = {
  applied: 'late_fee_applied',
  waived: 'late_fee_waived',
  restored: 'late_fee_restored',
} as const satisfies Partial<Record<LateFeeChange, string>>;

/** Declares the effects of late fees: who pays one is told about it, and everyone who lives there about the rule. */
@DeclaresEffects()
@Injectable()
export class LateFeesEffects implements EffectsProvider {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly rows: LateFeesRepository,
  ) {}

  readonly effects = [
    when(LateFeeChanged, {
      live: async ({ house_id, roomie_id }) => {
        const owner = (await this.houses.find(house_id))?.homeowner_id;
        const to = owner === undefined ? [roomie_id] : [roomie_id, owner];
        return push(to, 'money:changed', { house_id, roomie_ids: [roomie_id] });
      },
      activity: ({ change, actor_id, house_id: house }) =>
        change === 'applied' || change === 'waived' || change === 'restored'
          ? activity(actor_id, ACTIVITY[change], { house })
          : null,
      alerts: (event) => this.changed(event),
    }),
    when(MoneyMoved, {
      // The warning is answered when the rent is paid.
      alerts: ({ house_id, account_ids }) => this.averted(house_id, account_ids),
    }),
    when(LateFeeRuleChanged, {
      live: ({ house_id }) => this.household(house_id),
      activity: ({ actor_id, rule_id, house_id: house }) =>
        activity(actor_id, rule_id === null ? 'late_fees_ended' : 'late_fees_announced', { house }),
      alerts: (event) => this.ruleChanged(event),
    }),
  ];

  private async household(houseId: string): Promise<Push> {
    const roomie_ids = await this.houses.listRoomies(houseId);
    return push(await this.houses.listHousehold(houseId), 'money:changed', { house_id: houseId, roomie_ids });
  }

  private async averted(houseId: string, accountIds: readonly string[] | null): Promise<ClosedQuestion[]> {
    const fees = await this.rows.listAverted(houseId, accountIds);
    return fees.map(({ id: about, roomie_id }) => ({ of: [roomie_id], kind: 'late_fee', about }));
  }

  private async changed(event: EventOf<typeof LateFeeChanged>): Promise<RaisedAlert | null> {
    const { fee_id: about, house_id, roomie_id: to, change, month, applies_on: day, minor } = event;
    const house = await this.houses.find(house_id);
    if (!house) return null;
    const fee = { month, amount: { minor, currency: house.currency } };
    const says = () => {
      switch (change) {
        case 'warned':
          return alertSaying('late_fee_near', { ...fee, day });
        case 'applied':
          return alertSaying('late_fee_applied', fee);
        case 'changed':
          return alertSaying('late_fee_changed', fee);
        case 'taken_back':
          return alertSaying('late_fee_taken_back', fee);
        case 'waived':
          return alertSaying('late_fee_waived', { ...fee, name: house.owner_first_name });
        case 'restored':
          return alertSaying('late_fee_restored', { ...fee, name: house.owner_first_name });
      }
    };
    return { to, kind: 'late_fee', about, link: PAGE, says: says() };
  }

  private async ruleChanged({
    house_id: about,
    rule_id: ruleId,
  }: EventOf<typeof LateFeeRuleChanged>): Promise<readonly (ClosedQuestion | RaisedAlert)[]> {
    const house = await this.houses.find(about);
    if (!house) return [];
    const rule = (await this.rows.listRules(about)).find(({ id }) => id === ruleId);
    const says =
      rule === undefined ? alertSaying('late_fees_ended', { house: house.name }) : announcementOf(rule, house);
    const roomies = await this.houses.listRoomies(about);
    const closed = rule === undefined ? await this.averted(about, null) : [];
    return [...closed, ...roomies.map((to): RaisedAlert => ({ to, kind: 'late_fee', about, link: PAGE, says }))];
  }
}

function announcementOf(
  { fromOn: day, graceDays: days, fee }: LateFeeRule,
  { name: house, currency }: { readonly name: string; readonly currency: string },
) {
  if (fee.kind === 'percent') return alertSaying('late_fees_percent', { house, day, days, percent: fee.tenths / 10 });
  return alertSaying('late_fees_fixed', { house, day, days, fee: { minor: fee.minor, currency } });
}
