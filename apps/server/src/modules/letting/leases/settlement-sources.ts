import type { SettlementKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import type { AgreementRow } from '../agreements/index.ts';

/** Something that is open between the two sides of a lease. */
export interface OpenItem {
  readonly kind: Exclude<SettlementKind, 'deduction'>;
  readonly label: string;
  /** In minor units of the house's currency. Positive: the roomie owes it. */
  readonly minor: number;
  /** How the amount comes about; empty where the label says it. */
  readonly why: string;
}

/** Reads what is open of a lease up to a day (ISO date, which counts). The same items in the same order each time. */
export type SettlementSource = (lease: AgreementRow, upTo: string) => Promise<readonly OpenItem[]>;

/**
 * The port by which features of money say what is open when a lease ends: what somebody bought for the house, their share
 * of bills, rent that was not paid.
 */
@Injectable()
export class SettlementSources {
  private readonly sources = new Map<string, SettlementSource>();

  /** @throws Error when somebody reads that already */
  register(kind: OpenItem['kind'], source: SettlementSource): void {
    if (this.sources.has(kind)) throw new Error(`What is open of ${kind} is read by two.`);
    this.sources.set(kind, source);
  }

  async openItems(lease: AgreementRow, upTo: string): Promise<readonly OpenItem[]> {
    const items: OpenItem[] = [];
    for (const source of this.sources.values()) items.push(...(await source(lease, upTo)));
    return items;
  }
}
