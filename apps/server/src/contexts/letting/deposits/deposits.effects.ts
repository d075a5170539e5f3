import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import {
  activity,
  when,
  type Push,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  push,
} from '#kernel/events/effects.ts';
import { PhotosArranged } from '#contexts/identity/media/index.ts';
import type { DepositDeductionEntity, SetOff } from './deposit-deduction.entity.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import {
  DeductionAdded,
  DeductionsDisputed,
  DeductionWithdrawn,
  DepositOpened,
  DepositReturnDue,
  DepositSettled,
  DepositTakenBack,
  DisputeAnswered,
  StatementMade,
} from './deposits.events.ts';
import { type DepositRow, DepositsRepository } from './deposits.repository.ts';

type Happened = EventOf<typeof DepositSettled>;

/** Effects of deposit events for both parties. */
@DeclaresEffects()
@Injectable()
export class DepositsEffects implements EffectsProvider {
  constructor(
    private readonly deposits: DepositsRepository,
    private readonly deductions: DeductionsRepository,
  ) {}

  readonly effects = [
    when(DepositOpened, { live: changed }),
    when(DepositTakenBack, { live: changed }),
    when(StatementMade, { live: changed }),
    when(PhotosArranged, {
      live: ({ kind, owner_id }) => (kind === 'deduction' ? this.photosChanged(owner_id) : null),
    }),
    when(DeductionAdded, {
      live: changed,
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'deposit_deducted', { house }),
      alerts: (event) => this.tellRoomie(event, 'deposit_deducted'),
    }),
    when(DeductionWithdrawn, {
      live: changed,
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'deduction_withdrawn', { house }),
      alerts: (event) => this.tellRoomie(event, 'deduction_withdrawn'),
    }),
    when(DepositSettled, {
      live: changed,
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'deposit_settled', { house }),
      alerts: ({ deposit_id }) => this.settled(deposit_id),
    }),
    when(DeductionsDisputed, {
      live: changed,
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'deduction_disputed', { house }),
      alerts: (event) => this.disputed(event),
    }),
    when(DisputeAnswered, {
      live: changed,
      activity: ({ actor_id, house_id: house }) => activity(actor_id, 'dispute_answered', { house }),
      alerts: (event) => this.tellRoomie(event, 'dispute_answered'),
    }),
    when(DepositReturnDue, { alerts: ({ deposit_id, days }) => this.returnDue(deposit_id, days) }),
  ];

  private async photosChanged(deductionId: string): Promise<Push | null> {
    const deduction = await this.deductions.find(deductionId);
    const row = deduction && (await this.deposits.find(deduction.deposit_id));
    return row ? changed({ ...row, deposit_id: row.id }) : null;
  }

  /** About one deduction in its current state. */
  private async tellRoomie(
    event: Happened,
    says: 'deposit_deducted' | 'deduction_withdrawn' | 'dispute_answered',
  ): Promise<RaisedAlert | null> {
    const found = await this.found(event);
    if (!found) return null;
    const { row, deduction } = found;
    const { reason } = deduction;
    if (deduction.set_off !== null && says !== 'dispute_answered')
      return this.setOff(row, deduction, deduction.set_off);
    const amount = { minor: Number(deduction.amount_minor), currency: row.currency };
    const about = { name: row.homeowner_name, amount, reason };
    return {
      ...toRoomie(row),
      says:
        says === 'dispute_answered'
          ? alertSaying(says, { ...about, became: becameOf(deduction), answer: deduction.answer ?? '' })
          : alertSaying(says, about),
    };
  }

  /** What is owed and left, before and after. */
  private setOff(
    row: DepositRow,
    deduction: DepositDeductionEntity,
    { left_before, owed_before }: SetOff,
  ): RaisedAlert {
    const { reason, withdrawn_at } = deduction;
    const minor = Number(deduction.first_minor);
    const sum = (each: number) => ({ minor: each, currency: row.currency });
    const about = { name: row.homeowner_name, amount: sum(minor), reason };
    return {
      ...toRoomie(row),
      says:
        withdrawn_at === null
          ? alertSaying('arrears_set_off', {
              ...about,
              deposit: { before: sum(left_before), after: sum(left_before - minor) },
              owed: { before: sum(owed_before), after: sum(owed_before - minor) },
            })
          : alertSaying('set_off_withdrawn', about),
    };
  }

  private async settled(id: string): Promise<RaisedAlert | null> {
    const row = await this.deposits.find(id);
    if (!row) return null;
    const { currency } = row;
    const returned = { minor: Number(row.returned_minor), currency };
    const held = { minor: Number(row.held_minor), currency };
    return { ...toRoomie(row), says: alertSaying('deposit_settled', { name: row.homeowner_name, returned, held }) };
  }

  private async disputed(event: Happened): Promise<RaisedAlert | null> {
    const found = await this.found(event);
    if (!found) return null;
    const { row, deduction } = found;
    const says = alertSaying('deduction_disputed', { name: row.roomie_name, words: deduction.dispute ?? '' });
    return { ...toHomeowner(row), kind: 'deposit_changed', about: row.id, says };
  }

  /** Nothing when the deposit was returned in time. Each alert is an e-mail of its own. */
  private async returnDue(id: string, days: 7 | 1 | -1): Promise<readonly RaisedAlert[]> {
    const row = await this.deposits.find(id);
    if (row?.state !== 'held') return [];
    const due = { kind: 'deposit_due', about: null } as const;
    const when = { day: row.return_by };
    if (days !== -1) {
      const says = alertSaying('deposit_near', { ...when, name: row.roomie_name, days });
      return [{ ...toHomeowner(row), ...due, says }];
    }
    return [
      { ...toHomeowner(row), ...due, says: alertSaying('deposit_late', { ...when, name: row.roomie_name }) },
      { ...toRoomie(row), ...due, says: alertSaying('own_deposit_late', { ...when, name: row.homeowner_name }) },
    ];
  }

  private async found({ deposit_id, deduction_id }: Happened) {
    const row = await this.deposits.find(deposit_id);
    const deduction = deduction_id === null ? null : await this.deductions.find(deduction_id);
    return row && deduction ? { row, deduction } : null;
  }
}

const changed = ({
  deposit_id,
  roomie_id,
  homeowner_id,
}: Pick<Happened, 'deposit_id' | 'roomie_id' | 'homeowner_id'>) =>
  push([roomie_id, homeowner_id], 'deposit:changed', { deposit_id, roomie_id });

const toRoomie = ({ id, roomie_id, agreement_id }: DepositRow) =>
  ({ to: roomie_id, kind: 'deposit_changed', about: id, link: `/lease?agreement=${agreement_id}` }) as const;

const toHomeowner = ({ homeowner_id, agreement_id }: DepositRow) =>
  ({ to: homeowner_id, link: `/releasing/${agreement_id}/0` }) as const;

function becameOf({
  withdrawn_at,
  amount_minor,
  first_minor,
}: DepositDeductionEntity): 'withdrawn' | 'lowered' | 'kept' {
  if (withdrawn_at !== null) return 'withdrawn';
  return amount_minor === first_minor ? 'kept' : 'lowered';
}
