import { billShared, dayIn, type Inhabitant, movedShares, shareBill, type SharedBill } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { HousesReadModel, InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { Ledger, Restatements, LedgerReconciler, type PostingTarget } from '#contexts/money/ledger/index.ts';
import { BillSharesRepository, type BillToShare, type NewShare } from './bill-shares.repository.ts';

interface Recalculation {
  readonly houseId: string;
  /** The person who changed something. Null when no person did. */
  readonly by: string | null;
  /** Posts the bills again because their content changed, even if their shares are the same. */
  readonly isAnew: boolean;
  /** Why known shares change. Null when they are posted for the first time, or reversed with the bill. */
  readonly restatementId: string | null;
}

/**
 * Brings the ledger and the shares in line with bills. Everything is recalculated from the bills that count and the
 * tenancies, never added up, so a second run changes nothing.
 */
@Injectable()
export class BillsRecalculator {
  constructor(
    private readonly houses: HousesReadModel,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly shares: BillSharesRepository,
    private readonly ledger: Ledger,
    private readonly reconciler: LedgerReconciler,
    private readonly restatements: Restatements,
    private readonly clock: Clock,
  ) {}

  /** Recalculates in the caller's transaction, and locks the house's ledger until it ends. */
  async recalculateBill(billId: string, recalculation: Recalculation): Promise<void> {
    await this.ledger.lock(recalculation.houseId);
    await this.recalculate(await this.shares.bills([billId]), recalculation);
  }

  /** Like {@link recalculateBill}, for every bill that begins in a year. */
  async recalculateYear(houseId: string, year: number, restatementId: string): Promise<void> {
    await this.ledger.lock(houseId);
    const recalculation = { houseId, by: null, isAnew: false, restatementId };
    await this.recalculate(await this.shares.billsOfYear(houseId, year), recalculation);
  }

  private async recalculate(bills: readonly BillToShare[], recalculation: Recalculation): Promise<void> {
    if (bills.length === 0) return;
    const { houseId, by, restatementId } = recalculation;
    const house = await this.houses.find(houseId);
    if (!house) throw new Error(`The house of a bill is not there: ${houseId}`);
    const inhabitants = await this.inhabitants.listForHouse(houseId);
    const wanted = new Map<string, PostingTarget>();
    const written: NewShare[] = [];
    for (const bill of bills) {
      const shared = bill.counts ? shareBill(bill, inhabitants, house.homeowner_id) : undefined;
      wanted.set(bill.id, toRestate(bill, shared, house.homeowner_id, recalculation));
      if (shared) written.push(...sharesOf(bill.id, shared));
    }
    const onDay = dayIn(house.time_zone, this.clock.now());
    const versions = await this.reconciler.reconcile(wanted, { kind: 'variable_cost', onDay, by, restatementId });
    if (restatementId !== null) await this.note(restatementId, bills, written, versions);
    await this.shares.write([...wanted.keys()], written);
  }

  private async note(
    restatementId: string,
    bills: readonly BillToShare[],
    written: readonly NewShare[],
    versions: ReadonlyMap<string, number>,
  ): Promise<void> {
    const billOf = new Map(bills.map((bill) => [bill.id, bill]));
    const after = written.map(({ billId: subjectId, id: personId, minor }) => ({ subjectId, personId, minor }));
    const moved = movedShares(await this.shares.listBorneShares([...billOf.keys()]), after).flatMap((share) => {
      const bill = billOf.get(share.subjectId);
      if (!bill) return [];
      const facts = { category: bill.category, from: bill.from, to: bill.to };
      const version = versions.get(bill.id) ?? 1;
      return [{ ...share, version, facts, subjectKind: 'variable_cost' as const }];
    });
    await this.restatements.recordShares(restatementId, moved);
  }
}

function toRestate(
  bill: BillToShare,
  shared: SharedBill | undefined,
  homeownerId: string,
  { houseId, by, isAnew }: Recalculation,
): PostingTarget {
  const { id, category, from, to, minor, dueOn } = bill;
  const postings = shared ? billShared(homeownerId, shared) : [];
  // The reason of a correction doesn't explain a change of tenancies.
  const reason = isAnew || !bill.counts ? bill.reason : '';
  return {
    postings,
    reason,
    isAnew,
    journal: (key) => ({
      houseId,
      kind: 'variable_cost',
      onDay: dueOn,
      by,
      postings,
      key,
      subject: { kind: 'variable_cost', id },
      facts: { category, from, to, total_minor: minor, sharers: shared?.roomies.length ?? 0 },
    }),
  };
}

/** The homeowner has a share when nobody lived there on some day, or when they bear an amount. */
function sharesOf(billId: string, { roomies, homeowner }: SharedBill): NewShare[] {
  return [
    ...roomies.map((share) => ({ ...share, billId, role: 'roomie' as const })),
    ...(homeowner.days > 0 || homeowner.minor > 0 ? [{ ...homeowner, billId, role: 'homeowner' as const }] : []),
  ];
}

/** Returns how a bill would be shared before it is entered. */
export const sharedBy = (
  bill: Parameters<typeof shareBill>[0],
  inhabitants: readonly Inhabitant[],
  homeownerId: string,
): NewShare[] => sharesOf(bill.id, shareBill(bill, inhabitants, homeownerId));
