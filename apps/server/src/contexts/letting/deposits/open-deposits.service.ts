import type { Settlement } from '@common-roof/contracts';
import { fromWireMoney } from '@common-roof/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import {
  type AgreementWithText,
  type Stepper,
  type FollowsRelease,
  ReleaseFollowers,
} from '#contexts/letting/leasing/index.ts';
import { ChangeDeposit } from './change-deposit.ts';
import { DepositDeadlines } from './deposit-deadlines.ts';
import { DepositRecord } from './deposit-record.ts';
import { DepositOpened, DepositTakenBack } from './deposits.events.ts';
import { DepositsRepository } from './deposits.repository.ts';

/** Opens a deposit for return when the lease is released, and removes it when the release is rolled back. */
@Injectable()
export class OpenDepositsService implements FollowsRelease, OnModuleInit {
  constructor(
    private readonly releases: ReleaseFollowers,
    private readonly deposits: DepositsRepository,
    private readonly changing: ChangeDeposit,
    private readonly deadlines: DepositDeadlines,
    private readonly record: DepositRecord,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.releases.register(this);
  }

  /** Does nothing for a lease without a deposit. */
  async released(lease: AgreementWithText, settlement: Settlement, by: Stepper): Promise<void> {
    const held = fromWireMoney(settlement.deposit, settlement.currency);
    if (held === 0 || lease.roomie_id === null) return;
    const { left_on, return_by } = settlement;
    const id = await this.deposits.insert({
      agreement_id: lease.id,
      homeowner_id: lease.homeowner_id,
      roomie_id: lease.roomie_id,
      held_minor: held,
      left_on,
      return_by,
      opened_at: this.clock.now(),
    });
    const row = await this.changing.locked(id);
    await this.deadlines.opened(row);
    const { homeowner_id, roomie_id } = lease;
    await this.record.append('opened', id, by, {
      agreement_id: lease.id,
      homeowner_id,
      roomie_id,
      held,
      left_on,
      return_by,
    });
    await this.changing.publish(DepositOpened, row, by);
  }

  /** @throws 409 once there is a deduction, or the deposit is settled */
  async rolledBack({ id: leaseId }: AgreementWithText, by: Stepper): Promise<void> {
    const id = await this.deposits.findIdForLease(leaseId);
    if (id === undefined) return;
    const row = await this.changing.locked(id);
    if (row.state !== 'held') {
      throw new DomainError('conflict', {
        detail: 'The deposit of this lease is settled. Offer a new lease instead.',
        current: { state: row.state },
      });
    }
    if (row.deducted_minor !== '0') {
      throw new DomainError('conflict', {
        detail: 'Something is deducted from the deposit of this lease. Withdraw the deductions first.',
      });
    }
    await this.changing.advance('takeBack', row, { taken_back_at: this.clock.now() });
    await this.deadlines.over(id);
    await this.record.append('taken_back', id, by);
    await this.changing.publish(DepositTakenBack, row, by);
  }
}
