import type { SettleUpAction } from '@common-roof/domain';
import type { WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Access, houseIsArchived } from '#contexts/identity/access/index.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { toSettleUpPayment } from './settle-up.mapper.ts';
import { type PaymentRow, SETTLE_UPS, SettleUpRepository } from './settle-up.repository.ts';

export type PaymentParty = 'from' | 'to';

/** What a party wants to do with a payment. */
interface Wanted {
  readonly side: PaymentParty;
  /** Undefined when the payment's state doesn't change. */
  readonly action?: SettleUpAction;
  /** The version that the party saw. */
  readonly version: number;
}

const ONLY: Readonly<Record<PaymentParty, WholeSentence>> = {
  from: 'Only the person who owes it can do this.',
  to: 'Only the person who gets it can do this.',
};

/** Lets the two parties of a payment act on it one after the other, even after they have moved out. */
@Injectable()
export class PaymentParties {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly payments: SettleUpRepository,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /**
   * @param work runs while the house's ledger is locked
   * @throws 403 for other people of the house, 404 for everyone else; 409 when the house is archived, it is too late,
   * or the payment has changed since
   */
  async actOn(actor: Actor, id: string, wanted: Wanted, work: (row: PaymentRow) => Promise<void>): Promise<void> {
    const seen = await this.payments.find(id);
    if (!seen) throw notFound();
    await this.requireParty(actor, seen, wanted.side);
    if (seen.house_state === 'archived') throw houseIsArchived();
    await this.database.transaction(async () => {
      await this.ledger.lock(seen.house_id);
      // Reads again, because the other party may have been faster.
      const row = await this.payments.find(id);
      if (!row) throw notFound();
      if (wanted.action !== undefined) requireAllowed(SETTLE_UPS, wanted.action, row.state);
      if (row.version !== wanted.version) {
        const current = toSettleUpPayment(row, actor, this.clock.now());
        throw new DomainError('stale_version', { detail: 'This payment has changed since you opened it.', current });
      }
      await work(row);
    });
  }

  private async requireParty(actor: Actor, row: PaymentRow, side: PaymentParty): Promise<void> {
    if (row[`${side}_id`] === actor.accountId) return;
    const other = side === 'from' ? row.to_id : row.from_id;
    const sees = other === actor.accountId || (await this.access.relationToHouse(actor, row.house_id)) !== undefined;
    if (!sees) throw notFound();
    throw new DomainError('forbidden', { detail: ONLY[side] });
  }
}

/** Returns the facts of a payment for its events. */
export const factsOf = ({ id, house_id, from_id, to_id }: PaymentRow) => ({
  payment_id: id,
  house_id,
  from_id,
  to_id,
});
