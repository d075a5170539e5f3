import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  type ClosedQuestion,
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { RestatementsReadModel } from '#contexts/money/ledger/index.ts';
import { RecurringBillSetters } from './recurring-bill-setters.ts';
import { RecurringBillsRepository, type RecurringRow } from './recurring-bills.repository.ts';
import {
  BillCorrected,
  BillEntered,
  BillExpected,
  BillsRecalculated,
  BillTakenBack,
  RecurringBillChanged,
} from './variable-costs.events.ts';
import { type BillRow, type ShareRow, VariableCostsRepository } from './variable-costs.repository.ts';
import { WaitingBills } from './waiting-bills.ts';

type AboutBill = EventOf<typeof BillEntered>;
type RhythmEvent = EventOf<typeof RecurringBillChanged>;

/**
 * Declares the effects of bills: the house sees costs at once, everyone is told their share, and the homeowner is told
 * about missing bills.
 */
@DeclaresEffects()
@Injectable()
export class VariableCostsEffects implements EffectsProvider {
  constructor(
    private readonly costs: VariableCostsRepository,
    private readonly recurring: RecurringBillsRepository,
    private readonly setters: RecurringBillSetters,
    private readonly waiting: WaitingBills,
    private readonly houses: HousesReadModel,
    private readonly restatements: RestatementsReadModel,
  ) {}

  readonly effects = [
    when(BillEntered, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'bill_entered', { house }),
      alerts: async (event) => [
        ...(await this.shared(event)),
        ...(await this.arrived(event)),
        ...(await this.posted(event)),
        ...(event.recurring_id === undefined ? await this.byRoomie(event, 'entered') : []),
      ],
    }),
    when(BillCorrected, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'bill_corrected', { house }),
      alerts: async (event) => [
        ...(await this.corrected(event)),
        ...(await this.arrived(event)),
        ...(await this.byRoomie(event, 'corrected')),
      ],
    }),
    when(BillTakenBack, {
      live: (event) => this.changed(event),
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'bill_taken_back', { house }),
      alerts: async (event) => [...(await this.takenBack(event)), ...(await this.byRoomie(event, 'taken_back'))],
    }),
    when(BillsRecalculated, { live: (event) => this.changed(event) }),
    when(BillExpected, { live: (event) => this.changed(event), alerts: (event) => this.expected(event) }),
    when(RecurringBillChanged, {
      live: (event) => this.changed(event),
      alerts: async (event) => [...(await this.forgotten(event)), ...(await this.rhythmOfRoomie(event))],
    }),
  ];

  /** Leaves out sharers who have moved out, who see the bill when they open the page. */
  private async changed({ house_id }: { readonly house_id: string }): Promise<Push> {
    return push(await this.houses.listHousehold(house_id), 'variable_costs:changed', { house_id });
  }

  private async shared({ bill_id: about, actor_id, recurring_id: recurring }: AboutBill): Promise<RaisedAlert[]> {
    const row = await this.costs.find(about);
    if (row?.state !== 'entered') return [];
    const theirs = row.shares.filter(({ role, person, minor }) => {
      // Who set a bill that was entered by itself doesn't know of it yet.
      return role === 'roomie' && minor > 0 && (recurring !== undefined || person._id !== actor_id);
    });
    return theirs.map(({ person: { _id: to }, minor }) => {
      const says = alertSaying('bill_entered', { ...billOf(row), share: { minor, currency: row.currency } });
      return { to, kind: 'bill_entered', about, link: `/supplies?bill=${about}`, says };
    });
  }

  /** Tells the homeowner about a bill that was entered by itself, which they can still correct or take back. */
  private async posted({ bill_id: about, recurring_id: recurring }: AboutBill): Promise<RaisedAlert[]> {
    const row = recurring === undefined ? undefined : await this.costs.find(about);
    if (row?.state !== 'entered') return [];
    const { house, house_id, homeowner_id: to } = row;
    const says = alertSaying('bill_posted', { ...billOf(row), house });
    return [{ to, kind: 'bill_entered', about, link: `/variablecostreports?house=${house_id}`, says }];
  }

  /** Tells the homeowner what a roomie who can run bills did. */
  private async byRoomie(
    { bill_id: about, actor_id: actorId }: Pick<AboutBill, 'bill_id' | 'actor_id'>,
    did: 'entered' | 'corrected' | 'taken_back',
  ): Promise<RaisedAlert[]> {
    const row = await this.costs.find(about);
    const isTakenBack = did === 'taken_back';
    if (!row || (row.state === 'entered') === isTakenBack) return [];
    const [name, type] = isTakenBack ? [row.ender, row.ender_type] : [row.enterer, row.enterer_type];
    if (type !== 'roomie' || name === null) return [];
    const { house, house_id, homeowner_id: to } = row;
    const says = alertSaying('bill_by_roomie', { ...billOf(row), name, house, did });
    return [
      { to, kind: 'bill_entered', about, names: [actorId], link: `/variablecostreports?house=${house_id}`, says },
    ];
  }

  /** Includes people who no longer have a share. */
  private async corrected({
    bill_id: about,
    actor_id,
    restatement_id: restatementId,
  }: EventOf<typeof BillCorrected>): Promise<RaisedAlert[]> {
    const row = await this.costs.find(about);
    if (row?.state !== 'entered') return [];
    const { currency, reason } = row;
    const moved = restatementId === undefined ? [] : await this.restatements.listShares(restatementId);
    const was = new Map(moved.map(({ person_id: id, before_minor: before }) => [id, Number(before)]));
    const is = new Map(row.shares.filter(isRoomies).map(({ person, minor }) => [person._id, minor]));
    return [...new Set([...is.keys(), ...was.keys()])]
      .filter((id) => id !== actor_id && id !== row.homeowner_id && ((is.get(id) ?? 0) > 0 || was.has(id)))
      .map((to) => {
        const before = was.get(to);
        const says = alertSaying('bill_corrected', {
          ...billOf(row),
          reason,
          share: { minor: is.get(to) ?? 0, currency },
          earlier: before === undefined ? null : { minor: before, currency },
        });
        return { to, kind: 'bill_entered', about, link: `/supplies?bill=${about}`, says };
      });
  }

  private async takenBack({
    bill_id: about,
    sharer_ids: sharers,
  }: EventOf<typeof BillTakenBack>): Promise<RaisedAlert[]> {
    const row = await this.costs.find(about);
    if (!row) return [];
    const { category, from_on: from, to_on: to, reason } = row;
    const says = alertSaying('bill_taken_back', { category, from, to, reason });
    return sharers.map((of) => ({ to: of, kind: 'bill_entered', about, link: '/supplies', says }));
  }

  private async expected({ recurring_id: id }: EventOf<typeof BillExpected>): Promise<RaisedAlert[]> {
    const row = await this.recurring.find(id);
    const waits = row && (await this.waiting.findWaiting(row));
    if (!row || !waits) return [];
    const { category, house, house_id } = row;
    const { from, to } = waits;
    const link = `/addvariablecosts/${house_id}?category=${category}&from=${from}&to=${to}`;
    const says = alertSaying('bill_expected', { category, house, from, to });
    const person = await this.setters.findResponsible(row);
    return [{ to: person, kind: 'bill_due', about: id, link, says }];
  }

  /** Closes the question for a bill that was entered. */
  private async arrived({ house_id, bill_id }: AboutBill): Promise<ClosedQuestion[]> {
    const row = await this.costs.find(bill_id);
    const recurring = row && (await this.recurring.findForCategory(house_id, row.category));
    if (!recurring || (await this.waiting.findWaiting(recurring))) return [];
    return [{ of: peopleOf(recurring), kind: 'bill_due', about: recurring.id }];
  }

  /** Closes questions that no longer apply after the bill's rhythm has changed. */
  private async forgotten({ house_id: houseId, recurring_id: about, by }: RhythmEvent): Promise<ClosedQuestion[]> {
    const owner = (await this.houses.find(houseId))?.homeowner_id;
    const of = [...new Set([owner, by?.actor_id].filter((id) => id !== undefined))];
    return of.length === 0 ? [] : [{ of, kind: 'bill_due', about }];
  }

  /** Tells the homeowner what a roomie who can run bills did to a recurring one. */
  private async rhythmOfRoomie({ house_id: houseId, recurring_id: about, by }: RhythmEvent): Promise<RaisedAlert[]> {
    if (by === undefined) return [];
    const house = await this.houses.find(houseId);
    const name = await this.recurring.findRoomieName(by.actor_id);
    if (!house || name === undefined) return [];
    const says = alertSaying('recurring_bill_by_roomie', {
      name,
      house: house.name,
      category: by.category,
      did: by.did,
    });
    const link = `/addvariablecosts/${houseId}`;
    return [{ to: house.homeowner_id, kind: 'bill_entered', about, names: [by.actor_id], link, says }];
  }
}

const peopleOf = ({ homeowner_id: owner, set_by: setter }: RecurringRow): string[] => [...new Set([owner, setter])];

const isRoomies = ({ role }: ShareRow): boolean => role === 'roomie';

const billOf = ({ category, from_on: from, to_on: to, currency, minor }: BillRow) => ({
  category,
  from,
  to,
  amount: { minor: Number(minor), currency },
});
