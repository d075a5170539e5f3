import { LIMITS, type PurchaseCategory, type PurchaseFault } from '@common-roof/contracts';

import { equalShares } from '../shares.ts';
import { amountOf } from '../../table-cells/amount-text.ts';
import { categoryNamed } from './category-names.ts';
import type { NamedColumn, OwnColumns, PurchaseColumns, SplitwiseColumns } from './columns.ts';
import { dayOf, type DayOrder, dayOrderOf } from '../../table-cells/day-text.ts';
import type { TableLine } from '../../table-cells/table-line.ts';

/** A person's share of a purchase, by their name in the file, in minor units. */
export interface NamedShare {
  readonly name: string;
  readonly minor: number;
}

/** A purchase as stated in a file. */
export interface FiledPurchase {
  readonly line: number;
  /** Whether it is a payment from one roomie to another. */
  readonly isPayment: boolean;
  /** ISO date. */
  readonly boughtOn: string;
  readonly name: string;
  readonly quantity: string;
  readonly category: PurchaseCategory;
  readonly minor: number;
  /** The payer's name in the file, or the first one's if several paid. */
  readonly buyer: string;
  /** What each paid, which sums to the total; empty: the buyer paid all. */
  readonly payers: readonly NamedShare[];
  /** Sum to the total; null: the file doesn't state shares. */
  readonly shares: readonly NamedShare[] | null;
}

export interface FaultyLine {
  readonly line: number;
  readonly fault: PurchaseFault;
  /** The content of the rejected cell. */
  readonly said: string;
}

/** The house's currency and date, needed to read a file. */
export interface FileContext {
  readonly currency: string;
  /** ISO date in the house's time zone. */
  readonly today: string;
  readonly order?: DayOrder | undefined;
}

/** The wire's maximum amount, in any currency. */
const MAX_MINOR = 9_999_999_999;

/** Stops reading a line. */
class LineRefused extends Error {
  readonly fault: PurchaseFault;
  readonly said: string;

  constructor(fault: PurchaseFault, said: string) {
    super(fault);
    this.fault = fault;
    this.said = said;
  }
}

function readDay(cell: string, { today, order }: FileContext): string {
  const day = dayOf(cell, order);
  if (typeof day !== 'string') throw new LineRefused(day.fault, cell);
  if (day > today) throw new LineRefused('day_to_come', cell);
  return day;
}

function readItem(cell: string): string {
  if (cell === '') throw new LineRefused('item_missing', '');
  if (cell.length > LIMITS.supplyName) throw new LineRefused('item_long', cell);
  return cell;
}

function readPrice(cell: string, said: string, { currency }: FileContext): number {
  if (said !== '' && said.toUpperCase() !== currency) throw new LineRefused('currency', said);
  const minor = amountOf(cell, currency);
  if (typeof minor === 'string') throw new LineRefused(minor, cell);
  if (minor <= 0) throw new LineRefused('amount_not_positive', cell);
  if (minor > MAX_MINOR) throw new LineRefused('amount_large', cell);
  return minor;
}

const sumOf = (shares: readonly NamedShare[]): number => shares.reduce((sum, { minor }) => sum + minor, 0);
const more = ({ minor }: NamedShare): boolean => minor > 0;

/** Reads the amount in each column; empty cells give nothing. */
function readAmounts(
  cells: readonly string[],
  columns: readonly NamedColumn[],
  { currency }: FileContext,
): NamedShare[] {
  return columns.map(({ at, name }) => {
    const cell = cells[at] ?? '';
    const minor = cell === '' ? 0 : amountOf(cell, currency);
    if (typeof minor === 'string') throw new LineRefused(minor, cell);
    return { name, minor };
  });
}

type LineReader = (cells: readonly string[], context: FileContext) => Omit<FiledPurchase, 'line'>;

/** What our tables and Splitwise call a payment between people. */
const PAYMENT = /^(payment|zahlung)$/i;

const ownLine =
  (columns: OwnColumns): LineReader =>
  (cells, context) => {
    const at = (column: number | undefined): string => (column === undefined ? '' : (cells[column] ?? ''));
    const [boughtOn, name] = [readDay(at(columns.day), context), readItem(at(columns.item))];
    const minor = readPrice(at(columns.price), at(columns.currency), context);
    const [buyer, quantity] = [at(columns.buyer), at(columns.quantity).slice(0, LIMITS.supplyQuantity)];
    if (buyer === '') throw new LineRefused('buyer_missing', '');
    const shares = readAmounts(cells, columns.shares, context);
    const said = columns.shares.map((column) => at(column.at)).filter((cell) => cell !== '');
    if (said.length > 0 && (shares.some((share) => share.minor < 0) || sumOf(shares) !== minor)) {
      throw new LineRefused('shares', said.join(' + '));
    }
    const borne = said.length > 0 ? shares.filter(more) : null;
    const payers = readAmounts(cells, columns.payers, context).filter((paid) => paid.minor !== 0);
    if (payers.length > 0 && (payers.some((paid) => paid.minor < 0) || sumOf(payers) !== minor)) {
      throw new LineRefused('payers', columns.payers.map((column) => at(column.at)).join(' + '));
    }
    const isPayment = PAYMENT.test(at(columns.kind).trim()) && borne?.length === 1 && borne[0]?.name !== buyer;
    const category = categoryNamed(at(columns.category));
    return { isPayment, boughtOn, name, quantity, category, minor, buyer, payers, shares: borne };
  };

const splitwiseLine =
  ({ people }: SplitwiseColumns): LineReader =>
  (cells, context) => {
    const [day = '', item = '', category = '', cost = '', currency = ''] = cells;
    const [boughtOn, name] = [readDay(day, context), readItem(item)];
    const minor = readPrice(cost, currency, context);
    const changes = readAmounts(cells, people, context);
    const gaining = changes.filter(more);
    const [buyer] = gaining;
    const owing = changes.filter((each) => each.minor < 0).map((each) => ({ name: each.name, minor: -each.minor }));
    const said = people.map(({ at }) => cells[at] ?? '').join(' + ');
    if (buyer === undefined && owing.length === 0) throw new LineRefused('nobody_owes', item);
    const rest = minor - sumOf(gaining);
    if (buyer === undefined || sumOf(changes) !== 0 || rest < 0) throw new LineRefused('shares', said);
    // Splitwise exports what everyone gains or owes. What those who paid bear themselves isn't said: in equal parts.
    const gained = new Map(gaining.map((each) => [each.name, each.minor]));
    const own = equalShares(rest, [...gained.keys()], `${boughtOn} ${name}`).map((share) => ({
      name: share.id,
      minor: share.minor,
    }));
    const payers = own.map((share) => ({ name: share.name, minor: share.minor + (gained.get(share.name) ?? 0) }));
    const isPayment = PAYMENT.test(category) && payers.length === 1 && owing.length === 1 && rest === 0;
    return {
      isPayment,
      boughtOn,
      name,
      quantity: '',
      category: categoryNamed(category),
      minor,
      buyer: buyer.name,
      payers: payers.length > 1 ? payers : [],
      shares: [...own, ...owing].filter(more),
    };
  };

/** The last line of a Splitwise export holds everyone's balance, not an expense. */
const isSummary = ([day, , , cost]: readonly string[]): boolean => (day ?? '') === '' || (cost ?? '').trim() === '';

/**
 * Reads a table of purchases line by line: each line is read exactly, or reported with its fault.
 * @param columns columns found in its header
 * @param lines lines without the header
 */
export function purchasesIn(
  columns: PurchaseColumns,
  lines: readonly TableLine[],
  context: FileContext,
): { purchases: FiledPurchase[]; faults: FaultyLine[] } {
  const dayAt = columns.form === 'own' ? columns.day : 0;
  const order = dayOrderOf(lines.map(({ cells }) => cells[dayAt] ?? ''));
  const readLine = columns.form === 'own' ? ownLine(columns) : splitwiseLine(columns);
  const purchases: FiledPurchase[] = [];
  const faults: FaultyLine[] = [];
  for (const [at, { line, cells }] of lines.entries()) {
    if (columns.form === 'splitwise' && at === lines.length - 1 && isSummary(cells)) continue;
    try {
      purchases.push({ line, ...readLine(cells, { ...context, order }) });
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error;
      faults.push({ line, fault: error.fault, said: error.said });
    }
  }
  return { purchases, faults };
}
