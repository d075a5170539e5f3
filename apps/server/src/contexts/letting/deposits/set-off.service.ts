import { LIMITS, type ParsedInput, type setOffArrears } from '@common-roof/contracts';
import { duesUpTo, sumOfDues, toWireMoney } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { sha256 } from '#contexts/letting/leasing/index.ts';
import { ChangeDeposit, requireRoomForAnother } from './change-deposit.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import { DepositArrears } from './deposit-arrears.ts';
import { DepositRecord } from './deposit-record.ts';
import { DeductionAdded } from './deposits.events.ts';
import { deductedFrom } from './deposits.mapper.ts';
import { DEPOSITS, type DepositRow } from './deposits.repository.ts';
import { ReadDepositsService } from './read-deposits.service.ts';
import { setOffSha256 } from './set-off-hash.ts';

/** Pays what a roomie owes with a part of their deposit. */
@Injectable()
export class SetOffService {
  constructor(
    private readonly reader: ReadDepositsService,
    private readonly database: Database,
    private readonly changing: ChangeDeposit,
    private readonly deductions: DeductionsRepository,
    private readonly arrears: DepositArrears,
    private readonly record: DepositRecord,
    private readonly clock: Clock,
  ) {}

  /**
   * The deduction, its line of evidence and the journal that pays the dues are one transaction, with the ledger locked:
   * a due that is paid at the same moment is not paid twice.
   * @returns the id of the deduction
   * @throws 404 unless it is the caller's; 409 once it is settled, or when it has changed since the caller saw it; 422
   * for more than is due and uncontested, or than is left of the deposit
   */
  async setOff(
    actor: Actor,
    id: string,
    { amount, version }: ParsedInput<typeof setOffArrears>['body'],
    origin: RequestOrigin,
  ): Promise<string> {
    await this.reader.requireOwner(actor, id);
    return this.database.transaction(async () => {
      const row = await this.changing.locked(id);
      requireAllowed(DEPOSITS, 'deduct', row.state);
      if (row.version !== version) {
        throw new DomainError('stale_version', {
          detail: 'This deposit has changed since you opened it. Check it again.',
          current: { version: row.version },
        });
      }
      await this.arrears.lock(row);
      const before = await this.deductions.listForDeposit(id);
      requireRoomForAnother(before.length);
      const { dues, owed } = await this.arrears.getSettable(row, before);
      const left = Number(row.held_minor) - deductedFrom(before);
      const minor = minorOf(amount, row.currency, 'amount');
      requireSettable(row, minor, Math.min(left, sumOfDues(dues)));
      const setOff = { dues: duesUpTo(dues, minor), left_before: left, owed_before: owed };
      const reason = setOff.dues
        .map(({ label }) => label)
        .join('; ')
        .slice(0, LIMITS.depositWords);
      const deductionId = await this.deductions.insert({
        deposit_id: id,
        reason,
        ground: 'arrears',
        item_id: null,
        minor,
        created_at: this.clock.now(),
        set_off: setOff,
      });
      await this.changing.advance('deduct', row, { deducted_minor: await this.changing.deducted(id) });
      await this.arrears.bringUpToDate(id);
      const by = { actor, origin };
      await this.record.append('deducted', id, by, {
        deduction_id: deductionId,
        minor,
        ground: 'arrears',
        item_id: null,
        words_sha256: sha256(reason),
        set_off_sha256: setOffSha256(setOff),
      });
      await this.changing.publish(DeductionAdded, row, by, deductionId);
      return deductionId;
    });
  }
}

/** @throws 422 naming what can be set off; in minor units */
function requireSettable({ currency }: DepositRow, minor: number, most: number): void {
  if (minor <= most) return;
  throw unacceptable(
    'amount',
    filled('At most {amount} {currency} can be set off: what is due, uncontested and covered by the deposit.', {
      amount: toWireMoney(most, currency),
      currency,
    }),
  );
}
