import { LIMITS } from '@common-roof/contracts';
import type { DepositAction } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import type { DomainEvent } from '#kernel/events/define-event.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { accountOf, type Stepper } from '#contexts/letting/leasing/index.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import type { DepositSettled } from './deposits.events.ts';
import { deductedFrom } from './deposits.mapper.ts';
import { DEPOSITS, type DepositRow, DepositsRepository } from './deposits.repository.ts';

/** @throws 409 when the deposit has the maximum number of deductions */
export function requireRoomForAnother(count: number): void {
  if (count >= LIMITS.deductions) {
    throw new DomainError('conflict', { detail: 'There are too many deductions. Combine some of them.' });
  }
}

/** The steps that every change of a deposit is made of. Each joins the caller's transaction. */
@Injectable()
export class ChangeDeposit {
  constructor(
    private readonly deposits: DepositsRepository,
    private readonly deductions: DeductionsRepository,
    private readonly states: States,
    private readonly outbox: Outbox,
  ) {}

  /** Locks the deposit until the end of the transaction. @throws 404 */
  async locked(id: string): Promise<DepositRow> {
    const row = await this.deposits.lock(id);
    if (!row) throw notFound();
    return row;
  }

  /** Sums the deductions of a locked deposit, in minor units. */
  async deducted(id: string): Promise<number> {
    return deductedFrom(await this.deductions.listForDeposit(id));
  }

  /** @throws 409 with the current state */
  async advance(action: DepositAction, { id }: DepositRow, set?: Readonly<Record<string, unknown>>): Promise<void> {
    await this.states.advance(DEPOSITS, action, id, set === undefined ? {} : { set });
  }

  /** @param deductionId the deduction in question, if it is about one */
  async publish(
    event: DomainEvent<typeof DepositSettled.payload>,
    row: DepositRow,
    by: Stepper | null,
    deductionId: string | null = null,
  ): Promise<void> {
    await this.outbox.append(event, {
      deposit_id: row.id,
      roomie_id: row.roomie_id,
      homeowner_id: row.homeowner_id,
      house_id: row.house_id,
      actor_id: accountOf(by),
      deduction_id: deductionId,
    });
  }
}
