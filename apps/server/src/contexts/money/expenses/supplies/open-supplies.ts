import { type Inhabitant, plusDays, purchaseCounted, purchaseShares } from '@common-roof/domain';
import { settlementWords } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { type AgreementRow, type OpenItem, SettlementSources } from '#contexts/letting/leasing/index.ts';
import { Ledger, type SettledPayment } from '#contexts/money/ledger/index.ts';
import { SupplyMonthsRepository } from './supply-months.repository.ts';

interface Moved extends OpenItem {
  /** When the amount began to count. */
  readonly at: Date;
}

/**
 * Computes what is open from supplies when a lease ends, since the roomie was last even: their share of each purchase,
 * what they bought for the others, and the payments between them. The result depends only on the purchases and
 * tenancies at that moment.
 */
@Injectable()
export class OpenSupplies implements OnModuleInit {
  constructor(
    private readonly sources: SettlementSources,
    private readonly months: SupplyMonthsRepository,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.sources.register('supplies', (lease, upTo) => this.listOpen(lease, upTo));
  }

  /** @param upTo ISO date, inclusive */
  async listOpen(lease: AgreementRow, upTo: string): Promise<readonly OpenItem[]> {
    const { house_id: houseId, roomie_id: roomieId } = lease;
    if (roomieId === null) return [];
    const moved = [
      ...(await this.purchasesOf(lease, roomieId, upTo)),
      ...paymentsOf(lease, await this.ledger.settledWith(houseId, roomieId, upTo)),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
    return sinceEven(moved).map(({ kind, label, minor, why }) => ({ kind, label, minor, why }));
  }

  private async purchasesOf(
    { house_id: houseId, language, currency }: AgreementRow,
    roomieId: string,
    upTo: string,
  ): Promise<Moved[]> {
    const { reader, ...words } = settlementWords(language);
    const purchases = await this.months.purchasesAround(houseId, roomieId, upTo);
    const inhabitants = (await this.inhabitants.listForHouse(houseId)).map((person) =>
      person.id === roomieId ? leavingAfter(person, upTo) : person,
    );
    return purchases.flatMap((purchase): Moved[] => {
      const shares = purchaseShares(purchase, inhabitants);
      const minor = purchaseCounted(purchase, shares).find(({ personId }) => personId === roomieId)?.minor ?? 0;
      if (minor === 0) return [];
      const { name, boughtOn: onDay, countedAt: at } = purchase;
      const price = reader.money(purchase.minor, currency);
      const why = words.shared({ day: reader.day(onDay), price, sharers: shares.length });
      return [{ kind: 'supplies', label: minor > 0 ? words.share(name) : words.bought(name), minor, why, at }];
    });
  }
}

/** Returns the person as if their tenancy ended on that day. */
const leavingAfter = (person: Inhabitant, lastDay: string): Inhabitant => {
  const end = plusDays(lastDay, 1);
  return {
    ...person,
    stays: person.stays
      .filter(({ from }) => from < end)
      .map(({ from, until }) => ({ from, until: until === null || until > end ? end : until })),
  };
};

function paymentsOf({ language }: AgreementRow, payments: readonly SettledPayment[]): Moved[] {
  const { reader, ...words } = settlementWords(language);
  return payments.map(({ kind: what, minor, other, onDay, at }) => {
    const [paid, got] = what === 'turns_paid' ? [words.turnsBy, words.turnsFor] : [words.paidTo, words.gotFrom];
    const label = minor < 0 ? paid(other) : got(other);
    return { kind: 'supplies', label, minor, why: reader.day(onDay), at };
  });
}

/** Returns what follows the last moment at which the total was zero. */
function sinceEven(moved: readonly Moved[]): readonly Moved[] {
  let sum = 0;
  const sums = moved.map(({ minor }) => (sum += minor));
  return moved.slice(sums.lastIndexOf(0) + 1);
}
