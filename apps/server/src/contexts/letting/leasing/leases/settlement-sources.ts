import type { SettlementKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { AgreementRow } from '#contexts/letting/leasing/agreements/agreement-row.sql.ts';

/** An open amount between the two parties of a lease. */
export interface OpenItem {
  readonly kind: Exclude<SettlementKind, 'deduction'>;
  readonly label: string;
  /** In minor units of the house's currency. Positive: the roomie owes it. */
  readonly minor: number;
  /** How the amount is calculated; empty when the label says it. */
  readonly why: string;
}

/**
 * Reads what is open of a lease up to and including a day (ISO date). Returns the same items in the same order each
 * time.
 */
export type SettlementSource = (lease: AgreementRow, upTo: string) => Promise<readonly OpenItem[]>;

/**
 * Reads what was paid of the deposit of a lease that ends on a day (ISO date), in minor units: at most what was agreed.
 */
export type DepositSource = (lease: AgreementRow, upTo: string) => Promise<number>;

/**
 * The port through which money features report what is open when a lease ends: purchases for the house, shares of
 * bills, unpaid rent.
 */
@Injectable()
export class SettlementSources {
  private readonly sources = new Map<string, SettlementSource>();
  private deposit: DepositSource | undefined;

  /** @throws Error when that kind has a source already */
  register(kind: OpenItem['kind'], source: SettlementSource): void {
    if (this.sources.has(kind)) throw new Error(`What is open of ${kind} is read by two.`);
    this.sources.set(kind, source);
  }

  /** @throws Error when the deposit has a source already */
  registerDeposit(source: DepositSource): void {
    if (this.deposit) throw new Error('What was paid of deposits is read by two.');
    this.deposit = source;
  }

  /** Returns what the lease says when no source is registered. */
  async heldDeposit(lease: AgreementRow, upTo: string): Promise<number> {
    const agreed = Number(lease.deposit_minor ?? 0);
    return agreed === 0 || !this.deposit ? agreed : this.deposit(lease, upTo);
  }

  async openItems(lease: AgreementRow, upTo: string): Promise<readonly OpenItem[]> {
    const items: OpenItem[] = [];
    for (const source of this.sources.values()) items.push(...(await source(lease, upTo)));
    return items;
  }
}
