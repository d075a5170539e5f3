import { Injectable } from '@nestjs/common';

import {
  BankDetailsService,
  ReadLedgerService,
  PaymentsService,
  ReportedPaymentsService,
  ChargeStays,
} from '#contexts/money/ledger/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

/** How a roomie pays a month: how many days late, and how much of it (everything open when omitted). */
export interface PaidMonth {
  readonly late?: number;
  readonly amount?: string;
}

interface Tenancy {
  readonly owner: Actor;
  readonly roomie: Actor;
  readonly leaseId: string;
}

/** Rent as it was charged and paid, month by month. */
@Injectable()
export class DemoMoney {
  constructor(
    private readonly charging: ChargeStays,
    private readonly ledger: ReadLedgerService,
    private readonly payments: PaymentsService,
    private readonly reported: ReportedPaymentsService,
    private readonly bankDetails: BankDetailsService,
    private readonly clock: DemoClock,
  ) {}

  /**
   * @param from days ago; on that day, and on the first day of each month since, rent is charged
   * @param until days ago
   * @param unusual by the number of months before the last one: roomies who do not pay on the day
   */
  async months(
    { owner, roomie, leaseId }: Tenancy,
    { from, until }: { readonly from: number; readonly until: number },
    origin: RequestOrigin,
    unusual: Readonly<Record<number, PaidMonth>> = {},
  ): Promise<void> {
    const days = Array.from({ length: from - until }, (_, at) => from - at);
    const charged = days.filter((ago, at) => at === 0 || this.clock.dayAgo(ago).endsWith('-01'));
    for (const [at, ago] of charged.entries()) {
      this.clock.setDaysAgo(ago, '08:30');
      await this.charging.chargeFirst(leaseId);
      const { late = 1, amount } = unusual[charged.length - 1 - at] ?? {};
      const paid = ago - late;
      if (paid < until) continue;
      this.clock.setDaysAgo(paid, '11:15');
      const open = amount ?? (await this.openOf(owner, roomie));
      if (Number(open) > 0) await this.pay(owner, roomie, { amount: open, paid_on: this.clock.dayAgo(paid) }, origin);
    }
  }

  /** Sets the account to which payments of a house go. */
  async payTo(owner: Actor, houseId: string, holder: string, iban: string, origin: RequestOrigin): Promise<void> {
    await this.bankDetails.set(owner, houseId, { version: 0, details: { holder, iban } }, origin);
  }

  /** Reports, for a roomie, a payment of the day before; the homeowner has not answered yet. */
  async report(roomie: Actor, houseId: string, amount: string, note: string): Promise<void> {
    this.clock.setDaysAgo(1, '18:20');
    const said = { house_id: houseId, amount, method: 'bank_transfer', paid_on: this.clock.dayAgo(1), note } as const;
    await this.reported.report(roomie, roomie.accountId, said);
  }

  private async openOf(owner: Actor, { accountId }: Actor): Promise<string> {
    const { houses } = await this.ledger.balance(owner, accountId);
    return houses[0]?.total ?? '0.00';
  }

  private async pay(
    owner: Actor,
    { accountId }: Actor,
    { amount, paid_on }: { readonly amount: string; readonly paid_on: string },
    origin: RequestOrigin,
  ): Promise<void> {
    await this.payments.recordPayment(owner, accountId, { amount, paid_on, method: 'bank_transfer', note: '' }, origin);
  }
}
