import type { addDeduction, changeDeduction, ParsedInput } from '@common-roof/contracts';
import { returningOf } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { sha256 } from '#contexts/letting/leasing/index.ts';
import { ChangeDeposit, requireRoomForAnother } from './change-deposit.ts';
import { DeductionsRepository } from './deductions.repository.ts';
import { DepositArrears } from './deposit-arrears.ts';
import type { DepositDeductionEntity } from './deposit-deduction.entity.ts';
import { DepositRecord } from './deposit-record.ts';
import { DeductionAdded, DeductionWithdrawn, DisputeAnswered } from './deposits.events.ts';
import { DEPOSITS, type DepositRow } from './deposits.repository.ts';
import { Grounds } from './grounds.ts';
import { ReadDepositsService } from './read-deposits.service.ts';

type NewDeduction = ParsedInput<typeof addDeduction>['body'];
type Change = ParsedInput<typeof changeDeduction>['body'];

/** Lets a homeowner deduct from a deposit and answer disputes. */
@Injectable()
export class DeductionsService {
  constructor(
    private readonly reader: ReadDepositsService,
    private readonly database: Database,
    private readonly changing: ChangeDeposit,
    private readonly deductions: DeductionsRepository,
    private readonly grounds: Grounds,
    private readonly arrears: DepositArrears,
    private readonly images: Images,
    private readonly record: DepositRecord,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a deduction with its ground in one transaction.
   * @returns its id
   * @throws 404 unless the deposit is the caller's; 409 once it is settled; 422 for more than is held, or photos of
   * another account
   */
  async create(actor: Actor, id: string, body: NewDeduction, origin: RequestOrigin): Promise<string> {
    await this.reader.requireOwner(actor, id);
    return this.database.transaction(async () => {
      const row = await this.changing.locked(id);
      requireAllowed(DEPOSITS, 'deduct', row.state);
      requireRoomForAnother((await this.deductions.listForDeposit(id)).length);
      const minor = minorOf(body.amount, row.currency, 'amount');
      requireHeld(row, (await this.changing.deducted(id)) + minor);
      const { reason, ground } = body;
      const itemId = ground.kind === 'item' ? ground.item_id : null;
      if (itemId !== null) await this.grounds.requireWorse(row, itemId);
      const now = this.clock.now();
      const deduction = { deposit_id: id, reason, ground: ground.kind, item_id: itemId, minor, created_at: now };
      const deductionId = await this.deductions.insert(deduction);
      if (ground.kind === 'receipt') {
        const photos = ground.photos.map((image_id) => ({ image_id }));
        await this.images.setGallery(actor, { kind: 'deduction', id: deductionId }, photos);
      }
      await this.changing.advance('deduct', row, { deducted_minor: await this.changing.deducted(id) });
      const by = { actor, origin };
      await this.record.append('deducted', id, by, {
        deduction_id: deductionId,
        minor,
        ground: ground.kind,
        item_id: itemId,
        words_sha256: sha256(reason),
      });
      await this.changing.publish(DeductionAdded, row, by, deductionId);
      return deductionId;
    });
  }

  /**
   * Withdraws a deduction, or answers a dispute about it. What a settled deposit then has left counts as returned.
   * @throws 404 unless it is the caller's; 409 for one that is withdrawn, not disputed, or settled without a dispute;
   * 422 for an amount that is not lower
   */
  async change(
    actor: Actor,
    { id, deduction: deductionId }: { id: string; deduction: string },
    change: Change,
    origin: RequestOrigin,
  ): Promise<void> {
    await this.reader.requireOwner(actor, id);
    await this.database.transaction(async () => {
      const row = await this.changing.locked(id);
      const deduction = await this.deductions.find(deductionId);
      if (deduction?.deposit_id !== id) throw notFound();
      const isAnswer = isOpen(deduction);
      requireChangeable(row, deduction, change, isAnswer);
      await this.apply(row, deduction, change);
      if (isAnswer) await this.deductions.answer(deductionId, change.answer, this.clock.now());
      const owed = await this.follow(row, deduction, change, isAnswer);
      const by = { actor, origin };
      await this.record.append(STEP[change.action], id, by, {
        deduction_id: deductionId,
        words_sha256: sha256(change.answer),
        minor:
          change.action === 'lower' ? minorOf(change.amount, row.currency, 'amount') : Number(deduction.amount_minor),
        ...(owed === null ? {} : { owed }),
      });
      await this.changing.publish(isAnswer ? DisputeAnswered : DeductionWithdrawn, row, by, deductionId);
    });
  }

  private async apply(
    { currency }: DepositRow,
    { id, amount_minor }: DepositDeductionEntity,
    change: Change,
  ): Promise<void> {
    if (change.action === 'withdraw') await this.deductions.withdraw(id, this.clock.now());
    if (change.action !== 'lower') return;
    const minor = minorOf(change.amount, currency, 'amount');
    if (minor >= Number(amount_minor)) throw unacceptable('amount', 'Enter less than before.');
    await this.deductions.lower(id, minor);
  }

  /**
   * Updates the deposit after a change of deductions, and what becomes owed again.
   * @returns what is then owed in minor units, when the deposit is settled again
   */
  private async follow(
    row: DepositRow,
    { ground }: DepositDeductionEntity,
    { action }: Change,
    isAnswer: boolean,
  ): Promise<number | null> {
    const deducted = await this.changing.deducted(row.id);
    if (ground === 'arrears') await this.arrears.bringUpToDate(row.id);
    if (row.state === 'held') {
      await this.changing.advance(isAnswer ? 'answer' : 'withdrawDeduction', row, { deducted_minor: deducted });
      return null;
    }
    if (action === 'keep') {
      await this.changing.advance('answer', row);
      return null;
    }
    const owed = await this.arrears.owed(row);
    await this.changing.advance(returningOf(deducted), row, {
      deducted_minor: deducted,
      returned_minor: Number(row.held_minor) - deducted,
      owed_minor: owed,
      edition: row.edition + 1,
    });
    return owed;
  }
}

const STEP = { withdraw: 'withdrawn', keep: 'kept', lower: 'lowered' } as const;

const isOpen = ({ disputed_at, answered_at, withdrawn_at }: DepositDeductionEntity): boolean =>
  disputed_at !== null && answered_at === null && withdrawn_at === null;

function requireChangeable(
  row: DepositRow,
  deduction: DepositDeductionEntity,
  { action }: Change,
  isAnswer: boolean,
): void {
  if (deduction.withdrawn_at !== null) {
    throw new DomainError('conflict', { detail: 'This deduction is already withdrawn.' });
  }
  if (isAnswer || (row.state === 'held' && action === 'withdraw')) return;
  throw new DomainError('conflict', {
    detail:
      row.state === 'held'
        ? 'Nobody disputes this deduction. Withdraw it, and add another one.'
        : 'The deposit is settled. A deduction changes only by the answer to a dispute.',
    current: { state: row.state },
  });
}

/** @throws 422 for more than is held; in minor units */
function requireHeld({ held_minor: held }: DepositRow, deducted: number): void {
  if (deducted > Number(held)) throw unacceptable('amount', 'The deductions would be more than what is held.');
}
