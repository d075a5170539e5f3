import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { LeaseReleased, ReleaseRolledBack } from '#contexts/letting/leasing/index.ts';
import { MoneyMoved } from '#contexts/money/ledger/book/ledger.events.ts';
import {
  ReportedPaymentRejected,
  ReportedPaymentWithdrawn,
} from '#contexts/money/ledger/payments/reported-payments.events.ts';
import { ChargeLateFees } from './charge-late-fees.ts';
import { LateFeeRuleChanged, LateFeesDue } from './late-fees.events.ts';
import { LateFeesRepository } from './late-fees.repository.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

interface OfPerson {
  readonly house_id: string;
  readonly roomie_id: string;
}

/** Keeps late fees up to date with rent, payments, rules and time. */
@Injectable()
export class LateFeesHandlers {
  constructor(
    private readonly charging: ChargeLateFees,
    private readonly rows: LateFeesRepository,
  ) {}

  @EventHandler([LateFeesDue, ReportedPaymentRejected, ReportedPaymentWithdrawn], {
    id: 'charge-late-fees',
    ...RECALCULATE,
  })
  personChanged({ house_id: houseId, roomie_id: roomieId }: OfPerson): Promise<void> {
    return this.charging.bringUpToDate({ houseId, roomieId });
  }

  /** Rent is due, or was paid, or a payment was taken back. */
  @EventHandler(MoneyMoved, { id: 'charge-late-fees-after-money', ...RECALCULATE })
  async moneyMoved({ house_id, accounts, account_ids }: EventOf<typeof MoneyMoved>): Promise<void> {
    if (accounts.some((account) => account === 'rent' || account === 'other')) await this.all(house_id, account_ids);
  }

  @EventHandler(LateFeeRuleChanged, { id: 'charge-late-fees-of-house', ...RECALCULATE })
  ruleChanged({ house_id }: EventOf<typeof LateFeeRuleChanged>): Promise<void> {
    return this.all(house_id, null);
  }

  @EventHandler([LeaseReleased, ReleaseRolledBack], { id: 'charge-late-fees-of-lease', ...RECALCULATE })
  async leaseSettled({ agreement_id }: { readonly agreement_id: string }): Promise<void> {
    const stay = await this.rows.findStay(agreement_id);
    if (stay) await this.all(stay.house_id, [stay.roomie_id]);
  }

  private async all(houseId: string, accountIds: readonly string[] | null): Promise<void> {
    for (const roomieId of await this.rows.listCharged(houseId, accountIds)) {
      await this.charging.bringUpToDate({ houseId, roomieId });
    }
  }
}
