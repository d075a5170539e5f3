import { dayIn, dueOwed, type Postings } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Ledger, Restating, type ToRestate } from '../ledger/index.ts';
import { type DeductionRow, type HeldDepositRow, RentRepository } from './rent.repository.ts';

/**
 * Brings the ledger in line with a deposit after a lease: from the release on what is held is owed to the roomie; once it is settled
 * nothing is: what was deducted they owed, deduction by deduction, and the rest was returned. An answer to a dispute changes how much
 * of it is which. Run as often as one likes, it comes out the same.
 */
@Injectable()
export class DepositMoves {
  constructor(
    private readonly database: Database,
    private readonly rents: RentRepository,
    private readonly ledger: Ledger,
    private readonly restating: Restating,
    private readonly clock: Clock,
  ) {}

  async bring(depositId: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.rents.lockDeposit(depositId);
      if (!row || row.settled_whole) return;
      await this.ledger.lock(row.house_id);
      await this.restating.restate(new Map([[depositId, toReturn(row)]]), this.by('deposit', row));
      const deductions = await this.rents.deductionsOf(depositId);
      await this.restating.restate(
        new Map(deductions.map((deduction) => [deduction.id, toDeduct(row, deduction)])),
        this.by('deposit_deduction', row),
      );
      await this.restating.restate(
        new Map([[depositId, toSettle(row, deductions)]]),
        this.by('deposit_settlement', row),
      );
    });
  }

  private by(kind: string, { time_zone: zone }: HeldDepositRow) {
    return { kind, onDay: dayIn(zone, this.clock.now()), by: null };
  }
}

const isSettled = ({ state, taken_back_at: takenBack }: HeldDepositRow): boolean =>
  takenBack === null && state !== 'held';
/** @param minor what the roomie owes; negative: is owed */
const owed = ({ roomie_id: debtorId, homeowner_id: creditorId }: HeldDepositRow, minor: number): Postings =>
  dueOwed({ debtorId, creditorId, account: 'deposit', minor });

function toReturn(row: HeldDepositRow): ToRestate {
  const postings = row.taken_back_at === null ? owed(row, -Number(row.held_minor)) : [];
  return {
    ...{ postings, reason: '' },
    journal: (key) => ({
      ...{ houseId: row.house_id, kind: 'deposit_to_return', onDay: row.left_on, key, by: null, postings, facts: {} },
      subject: { kind: 'deposit', id: row.id },
    }),
  };
}

function toDeduct(row: HeldDepositRow, { id, reason, amount_minor: minor, is_withdrawn }: DeductionRow): ToRestate {
  const postings = isSettled(row) && !is_withdrawn ? owed(row, Number(minor)) : [];
  return {
    ...{ postings, reason: '' },
    journal: (key) => ({
      ...{
        houseId: row.house_id,
        kind: 'deposit_deducted',
        onDay: row.returned_on ?? row.left_on,
        key,
        by: null,
        postings,
      },
      subject: { kind: 'deposit_deduction', id },
      facts: { reason },
    }),
  };
}

function toSettle(row: HeldDepositRow, deductions: readonly DeductionRow[]): ToRestate {
  const deducted = deductions.reduce(
    (sum, { amount_minor, is_withdrawn }) => sum + (is_withdrawn ? 0 : Number(amount_minor)),
    0,
  );
  const postings = isSettled(row) ? owed(row, Number(row.held_minor) - deducted) : [];
  return {
    ...{ postings, reason: '' },
    journal: (key) => ({
      ...{
        houseId: row.house_id,
        kind: 'deposit_settled',
        onDay: row.returned_on ?? row.left_on,
        key,
        by: null,
        postings,
      },
      subject: { kind: 'deposit_settlement', id: row.id },
      facts: {},
    }),
  };
}
