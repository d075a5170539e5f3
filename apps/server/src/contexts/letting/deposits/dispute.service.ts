import type { disputeDeductions, ParsedInput } from '@common-roof/contracts';
import { dayIn, disputableUntil } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { sha256 } from '#contexts/letting/leasing/index.ts';
import { ChangeDeposit } from './change-deposit.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import { DepositRecord } from './deposit-record.ts';
import { DeductionsDisputed } from './deposits.events.ts';
import type { DepositRow } from './deposits.repository.ts';
import { ReadDepositsService } from './read-deposits.service.ts';

/** Lets a roomie dispute deductions. */
@Injectable()
export class DisputeService {
  constructor(
    private readonly reader: ReadDepositsService,
    private readonly database: Database,
    private readonly changing: ChangeDeposit,
    private readonly deductions: DeductionsRepository,
    private readonly record: DepositRecord,
    private readonly clock: Clock,
  ) {}

  /**
   * Each deduction can be disputed once.
   * @throws 404 unless it is the caller's own; 409 for one that is withdrawn or was disputed, and once the time is
   * over; 422 for one of another deposit
   */
  async dispute(
    actor: Actor,
    id: string,
    { deductions: ids, words }: ParsedInput<typeof disputeDeductions>['body'],
    origin: RequestOrigin,
  ): Promise<void> {
    await this.reader.requireTenant(actor, id);
    await this.database.transaction(async () => {
      const row = await this.changing.locked(id);
      this.requireInTime(row);
      const all = new Map((await this.deductions.listForDeposit(id)).map((deduction) => [deduction.id, deduction]));
      for (const each of ids) requireDisputable(all.get(each));
      await this.changing.advance('dispute', row);
      await this.deductions.dispute(ids, words, this.clock.now());
      const by = { actor, origin };
      await this.record.append('disputed', id, by, { deduction_ids: ids, words_sha256: sha256(words) });
      await this.changing.publish(DeductionsDisputed, row, by, ids[0]);
    });
  }

  private requireInTime({ settled_at: at, time_zone: zone }: DepositRow): void {
    if (at === null) return;
    const until = disputableUntil(dayIn(zone, at));
    if (dayIn(zone, this.clock.now()) <= until) return;
    throw new DomainError('conflict', {
      detail: filled('Deductions could be disputed until {day}.', { day: { day: until } }),
    });
  }
}

function requireDisputable(deduction: DepositDeductionEntity | undefined): void {
  if (!deduction) throw unacceptable('deductions', 'This deduction belongs to another deposit.');
  if (deduction.withdrawn_at !== null) {
    throw new DomainError('conflict', { detail: 'This deduction is already withdrawn.' });
  }
  if (deduction.disputed_at !== null) {
    throw new DomainError('conflict', { detail: 'You’ve already disputed this deduction.' });
  }
}
