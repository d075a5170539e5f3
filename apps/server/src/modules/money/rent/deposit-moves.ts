import { dayIn, dueOwed } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Ledger } from '../ledger/index.ts';
import { type HeldDepositRow, RentRepository } from './rent.repository.ts';

/**
 * Brings the ledger in line with a deposit after a lease: from the release on what is held is owed to the roomie; once it is settled
 * nothing is. Run as often as one likes, it comes out the same.
 */
@Injectable()
export class DepositMoves {
  constructor(
    private readonly database: Database,
    private readonly rents: RentRepository,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async bring(depositId: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.rents.lockDeposit(depositId);
      if (!row) return;
      const standing = await this.rents.postedOfDeposit(depositId);
      if (row.taken_back_at !== null) {
        const onDay = dayIn(row.time_zone, this.clock.now());
        await this.ledger.reverseAll(
          standing.map(({ id: journalId }) => ({ journalId, reason: '' })),
          { onDay, by: null },
        );
        return;
      }
      const isThere = (kind: string): boolean => standing.some((posted) => posted.kind === kind);
      if (!isThere('deposit_to_return'))
        await this.move(row, 'deposit_to_return', -Number(row.held_minor), row.left_on);
      if (row.state === 'held' || isThere('deposit_settled')) return;
      await this.move(row, 'deposit_settled', Number(row.held_minor), row.returned_on ?? row.left_on);
    });
  }

  private async move(
    { id, house_id: houseId, roomie_id: debtorId, homeowner_id: creditorId }: HeldDepositRow,
    kind: 'deposit_to_return' | 'deposit_settled',
    minor: number,
    onDay: string,
  ): Promise<void> {
    await this.ledger.post({
      ...{ houseId, kind, onDay, key: `${kind}:${id}`, by: null, subject: { kind: 'deposit', id }, facts: {} },
      postings: dueOwed({ debtorId, creditorId, account: 'deposit', minor }),
    });
  }
}
