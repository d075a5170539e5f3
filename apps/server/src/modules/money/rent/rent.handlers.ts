import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { EventHandler } from '../../../platform/events/event-handler.ts';
import { AgreementCountersigned } from '../../letting/agreements/index.ts';
import { DepositOpened, DepositSettled, DepositTakenBack, DisputeAnswered } from '../../letting/deposits/index.ts';
import {
  LeaseCancelled,
  LeaseMoved,
  LeaseReleased,
  MoveAgreed,
  NoticeGiven,
  NoticeMoved,
  NoticeTakenBack,
  ReleaseRolledBack,
  TermEnds,
  TermRunsOn,
} from '../../letting/leases/index.ts';
import { ChargeStays } from './charge-stays.ts';
import { DepositMoves } from './deposit-moves.ts';
import { RemindOfRent } from './remind-of-rent.ts';
import { RentFallsDue, RentReminderDue } from './rent.events.ts';
import { RentRepository } from './rent.repository.ts';

const RECKON = { queue: 'recalculation', effect: 'transaction' } as const;

/** What the ledger follows of leases and deposits. */
@Injectable()
export class RentHandlers {
  constructor(
    private readonly charging: ChargeStays,
    private readonly rents: RentRepository,
    private readonly deposits: DepositMoves,
    private readonly reminding: RemindOfRent,
  ) {}

  @EventHandler(AgreementCountersigned, { id: 'charge-countersigned-lease', ...RECKON })
  countersigned({ agreement_id }: EventOf<typeof AgreementCountersigned>): Promise<void> {
    return this.charging.chargeFirst(agreement_id);
  }

  @EventHandler(NoticeGiven, { id: 'charge-lease-under-notice', ...RECKON })
  noticeGiven({ agreement_id }: EventOf<typeof NoticeGiven>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(TermEnds, { id: 'charge-lease-that-ends-as-agreed', ...RECKON })
  termEnds({ agreement_id }: EventOf<typeof TermEnds>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(TermRunsOn, { id: 'charge-lease-that-runs-on', ...RECKON })
  termRunsOn({ agreement_id }: EventOf<typeof TermRunsOn>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(NoticeMoved, { id: 'charge-lease-that-ends-earlier', ...RECKON })
  noticeMoved({ agreement_id }: EventOf<typeof NoticeMoved>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(NoticeTakenBack, { id: 'charge-lease-that-goes-on', ...RECKON })
  noticeTakenBack({ agreement_id }: EventOf<typeof NoticeTakenBack>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(LeaseCancelled, { id: 'charge-no-cancelled-lease', ...RECKON })
  cancelled({ agreement_id }: EventOf<typeof LeaseCancelled>): Promise<void> {
    return this.bringLeaseAndDepositUpToDate(agreement_id);
  }

  /** The deposit goes over to the new room. */
  @EventHandler(LeaseMoved, { id: 'charge-moved-lease', ...RECKON })
  moved({ agreement_id }: EventOf<typeof LeaseMoved>): Promise<void> {
    return this.bringLeaseAndDepositUpToDate(agreement_id);
  }

  @EventHandler(MoveAgreed, { id: 'charge-lease-of-mover', ...RECKON })
  moveAgreed({ agreement_id }: EventOf<typeof MoveAgreed>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(LeaseReleased, { id: 'charge-released-lease', ...RECKON })
  released({ agreement_id }: EventOf<typeof LeaseReleased>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(ReleaseRolledBack, { id: 'charge-lease-rolled-back', ...RECKON })
  rolledBack({ agreement_id }: EventOf<typeof ReleaseRolledBack>): Promise<void> {
    return this.charging.bringLeaseUpToDate(agreement_id);
  }

  @EventHandler(RentFallsDue, { id: 'charge-rent', ...RECKON })
  fallsDue({ tenancy_id }: EventOf<typeof RentFallsDue>): Promise<void> {
    return this.charging.bringUpToDate(tenancy_id);
  }

  @EventHandler(RentReminderDue, { id: 'remind-of-rent', ...RECKON })
  reminderDue(event: EventOf<typeof RentReminderDue>): Promise<void> {
    return this.reminding.remind(event);
  }

  @EventHandler(DepositOpened, { id: 'owe-deposit', ...RECKON })
  opened({ deposit_id }: EventOf<typeof DepositOpened>): Promise<void> {
    return this.deposits.bringUpToDate(deposit_id);
  }

  @EventHandler(DepositTakenBack, { id: 'owe-no-deposit', ...RECKON })
  takenBack({ deposit_id }: EventOf<typeof DepositTakenBack>): Promise<void> {
    return this.deposits.bringUpToDate(deposit_id);
  }

  @EventHandler(DepositSettled, { id: 'return-deposit', ...RECKON })
  settled({ deposit_id }: EventOf<typeof DepositSettled>): Promise<void> {
    return this.deposits.bringUpToDate(deposit_id);
  }

  @EventHandler(DisputeAnswered, { id: 'return-more-of-deposit', ...RECKON })
  answered({ deposit_id }: EventOf<typeof DisputeAnswered>): Promise<void> {
    return this.deposits.bringUpToDate(deposit_id);
  }

  /** The lease, and the one that it took the place of. */
  private async bringLeaseAndDepositUpToDate(agreementId: string): Promise<void> {
    const before = await this.rents.supersededBy(agreementId);
    if (before !== undefined) await this.charging.bringLeaseUpToDate(before);
    await this.charging.bringLeaseUpToDate(agreementId);
  }
}
