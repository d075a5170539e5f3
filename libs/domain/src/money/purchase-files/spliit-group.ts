import { toWireMoney } from '../../money.ts';
import { shares } from '../shares.ts';
import { PURCHASE_COLUMNS } from './columns.ts';
import type { TableLine } from '../../table-cells/table-line.ts';

/** A group as spliit exports it, as far as its balances need it. */
export interface SpliitGroup {
  /** ISO 4217; null or absent: only a symbol is known. */
  readonly currencyCode?: string | null | undefined;
  readonly participants: readonly { readonly id: string; readonly name: string }[];
  readonly expenses: readonly SpliitExpense[];
}

interface SpliitExpense {
  readonly id: string;
  /** An ISO timestamp at midnight, or an ISO date. */
  readonly expenseDate: string;
  readonly title: string;
  readonly category?: { readonly name: string } | null | undefined;
  /** In minor units. */
  readonly amount: number;
  readonly paidById: string;
  /** In every split mode, what participants bear is in proportion to these. */
  readonly paidFor: readonly { readonly participantId: string; readonly shares: number }[];
  readonly isReimbursement: boolean;
}

/**
 * Converts a group to a table in our own format, so that its expenses are read and rejected like those of any file. Its
 * lines are the expenses in their order, from 1.
 * @param currency of the house
 */
export function spliitTable(group: SpliitGroup, currency: string): { header: string[]; lines: TableLine[] } {
  const names = PURCHASE_COLUMNS.en;
  const labels = labelsOf(group);
  const header = [
    ...[names.day, names.item, names.price, names.currency, names.category, names.buyer, names.kind],
    ...group.participants.map(({ id }) => `${names.share} ${labels.get(id) ?? ''}`),
  ];
  const lines = group.expenses.map((expense, at) => {
    const weighted = expense.paidFor.map(({ participantId: id, shares: weight }) => ({ id, weight }));
    const isShared = weighted.some(({ weight }) => weight > 0);
    const borne = new Map(
      isShared ? shares(expense.amount, weighted, expense.id).map((share) => [share.id, share.minor]) : [],
    );
    const money = (minor: number): string => toWireMoney(minor, currency);
    return {
      line: at + 1,
      cells: [
        ...[expense.expenseDate.slice(0, 10), expense.title, money(expense.amount), group.currencyCode ?? ''],
        ...[expense.category?.name ?? '', labels.get(expense.paidById) ?? ''],
        expense.isReimbursement ? names.payment : names.purchase,
        ...group.participants.map(({ id }) => ((borne.get(id) ?? 0) === 0 ? '' : money(borne.get(id) ?? 0))),
      ],
    };
  });
  return { header, lines };
}

/** Returns the name of each participant by id, with a number where several have the same. */
function labelsOf({ participants }: SpliitGroup): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  return new Map(
    participants.map(({ id, name }) => {
      const plain = name.trim();
      const before = times.get(plain) ?? 0;
      times.set(plain, before + 1);
      return [id, before === 0 ? plain : `${plain} (${String(before + 1)})`];
    }),
  );
}
