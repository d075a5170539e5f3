import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  AgreementCountersigned,
  LeaseCancelled,
  LeaseMoved,
  LeaseReleased,
  MoveAgreed,
  NoticeGiven,
  NoticeMoved,
  NoticeTakenBack,
  ReleaseRolledBack,
  RentAnnounced,
  RentChangeWithdrawn,
  TermEnds,
  TermRunsOn,
} from '#contexts/letting/leasing/index.ts';
import { DepositOpened, DepositSettled, DepositTakenBack, DisputeAnswered } from '#contexts/letting/deposits/index.ts';
import { ChargeStays } from './charge-stays.ts';
import { DepositMoves } from './deposit-moves.ts';
import { RemindOfRent } from './remind-of-rent.ts';
import { RentFallsDue, RentReminderDue } from './rent.events.ts';
import { RentRepository } from './rent.repository.ts';

interface AboutLease {
  readonly agreement_id: string;
}

interface AboutDeposit {
  readonly deposit_id: string;
}

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Keeps the ledger up to date with leases and deposits. */
@Injectable()
export class RentHandlers {
  constructor(
    private readonly charging: ChargeStays,
    private readonly rents: RentRepository,
    private readonly deposits: DepositMoves,
    private readonly reminding: RemindOfRent,
  ) {}

  @EventHandler(AgreementCountersigned, { id: 'charge-countersigned-lease', ...RECALCULATE })
  countersigned({ agreement_id }: EventOf<typeof AgreementCountersigned>): Promise<void> {
    return this.charging.chargeFirst(agreement_id);
  }

  @EventHandler(
    [
      ...[NoticeGiven, NoticeMoved, NoticeTakenBack, TermEnds, TermRunsOn, MoveAgreed, LeaseReleased],
      ...[ReleaseRolledBack, RentAnnounced, RentChangeWithdrawn],
    ],
    {
      id: 'charge-changed-lease',
      formerIds: [
        'charge-lease-under-notice',
        'charge-lease-that-ends-as-agreed',
        'charge-lease-that-runs-on',
        'charge-lease-that-ends-earlier',
        'charge-lease-that-goes-on',
        'charge-lease-of-mover',
        'charge-released-lease',
        'charge-lease-rolled-back',
      ],
      ...RECALCULATE,
    },
  )
  leaseChanged({ agreement_id }: AboutLease): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  /** The deposit moves with the lease. */
  @EventHandler([LeaseCancelled, LeaseMoved], {
    id: 'charge-lease-and-its-predecessor',
    formerIds: ['charge-no-cancelled-lease', 'charge-moved-lease'],
    ...RECALCULATE,
  })
  leaseReplaced({ agreement_id }: AboutLease): Promise<void> {
    return this.bringLeaseAndPredecessorUpToDate(agreement_id);
  }

  @EventHandler(RentFallsDue, { id: 'charge-rent', ...RECALCULATE })
  fallsDue({ tenancy_id }: EventOf<typeof RentFallsDue>): Promise<void> {
    return this.charging.bringUpToDate(tenancy_id);
  }

  @EventHandler(RentReminderDue, { id: 'remind-of-rent', ...RECALCULATE })
  reminderDue(event: EventOf<typeof RentReminderDue>): Promise<void> {
    return this.reminding.remind(event);
  }

  @EventHandler([DepositOpened, DepositTakenBack, DepositSettled, DisputeAnswered], {
    id: 'post-deposit',
    formerIds: ['owe-deposit', 'owe-no-deposit', 'return-deposit', 'return-more-of-deposit'],
    ...RECALCULATE,
  })
  depositChanged({ deposit_id }: AboutDeposit): Promise<void> {
    return this.deposits.bringUpToDate(deposit_id);
  }

  /** Charges the lease and the one that it replaced. */
  private async bringLeaseAndPredecessorUpToDate(agreementId: string): Promise<void> {
    const before = await this.rents.supersededBy(agreementId);
    if (before !== undefined) await this.charging.bringLeaseUpToDate(before);
    await this.charging.bringLeaseUpToDate(agreementId);
  }
}
