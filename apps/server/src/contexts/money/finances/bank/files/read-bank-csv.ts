import { amountOf, dayOf, type DayOrder, dayOrderOf } from '@common-roof/domain';
import { LIMITS } from '@common-roof/contracts';

import { type CsvLine, DELIMITERS, readCsv } from '#kernel/csv/read-csv.ts';
import { type BankColumns, bankColumnsOf } from './bank-columns.ts';
import {
  type BankFile,
  type BankFileContext,
  BankFileRefused,
  BankLines,
  joined,
  MAX_MINOR,
  toBankLine,
} from './bank-file.ts';

/** Banks write their name, the account and the balance above the header. */
const MOST_LINES_ABOVE = 40;
const MOST_YEAR_AHEAD = 1;
const PENDING = /pend|vorgemerkt|vorm\.|en attente|pendiente|revert|declin|fail|abgelehnt|storniert/i;
const CREDIT = /^(c|cr|crdt|credit|h|haben|eingang|gutschrift|bij|haber|abono)$/i;
const DEBIT = /^(d|dr|dbit|debit|débit|s|soll|ausgang|lastschrift|belastung|af|debe|cargo)$/i;
const MONTHS = [
  ...[
    'jan|ene',
    'feb|fev|fév',
    'mar|mrz|mär',
    'apr|avr|abr',
    'may|mai',
    'jun|juin',
    'jul|juil',
    'aug|aou|aoû|ago',
    'sep',
  ],
  ...['oct|okt', 'nov', 'dec|dez|déc|dic'],
].map((names) => new RegExp(`^(${names})`, 'i'));

interface BankTable {
  readonly columns: BankColumns;
  readonly lines: readonly CsvLine[];
  readonly broken: number;
}

/** Finds the header, whatever stands above it and whatever separates columns. */
function tableIn(bytes: Buffer, most: number): BankTable {
  for (const delimiter of DELIMITERS) {
    const table = readCsv(bytes, { lines: most + MOST_LINES_ABOVE, columns: LIMITS.importColumns, delimiter });
    if (table === 'too_wide') continue;
    if (typeof table === 'string') throw new BankFileRefused(table);
    const all = [{ line: 0, cells: table.header }, ...table.lines];
    for (const [at, { cells }] of all.slice(0, MOST_LINES_ABOVE).entries()) {
      const columns = bankColumnsOf(cells);
      if (columns) return { columns, lines: all.slice(at + 1), broken: table.broken.length };
    }
  }
  throw new BankFileRefused('headers');
}

/** Rewrites the days that banks write, to those that {@link dayOf} reads. */
function spelled(cell: string): string {
  const day = cell.trim();
  const packed = /^(20\d{2})(\d{2})(\d{2})$/.exec(day);
  if (packed) return packed.slice(1).join('-');
  const [, first, second, year, mark] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?:[ ,T].*)?$/.exec(day) ?? [];
  if (first !== undefined && second !== undefined && year !== undefined) {
    const separator = day.includes('.') ? '.' : '/';
    return [first, second, year.length === 2 ? `20${year}` : year].join(separator) + (mark ?? '');
  }
  const [, date, month = '', whole] = /^(\d{1,2})[ -]+(\p{L}+)\.?,?[ -]+(\d{4}|\d{2})\b/u.exec(day) ?? [];
  const at = MONTHS.findIndex((names) => names.test(month));
  if (date === undefined || whole === undefined || at === -1) return day;
  return `${whole.length === 2 ? `20${whole}` : whole}-${String(at + 1)}-${date}`;
}

/** Decides once for the file what comes first: its days say it, or else the future does, or else the currency. */
function orderOf(days: readonly string[], { today, currency }: BankFileContext): DayOrder {
  const said = dayOrderOf(days);
  if (said) return said;
  const usual: DayOrder = currency === 'USD' ? 'month' : 'day';
  const isToCome = (order: DayOrder): boolean =>
    days.some((day) => {
      const read = dayOf(day, order);
      return typeof read === 'string' && read > today;
    });
  const other: DayOrder = usual === 'day' ? 'month' : 'day';
  return isToCome(usual) && !isToCome(other) ? other : usual;
}

/** Returns an amount with its sign in front: banks also write it behind, as a word, or as brackets. */
function signed(cell: string): string {
  const bare = cell.trim().replace(/^\+/, '');
  const [, before, rest = bare] = /^(CR|C|H|DR|D|S)(?=[ \d]) ?(.*)$/i.exec(bare) ?? [];
  const [, inner = rest, after = before ?? ''] = /^(.*[\d)]) ?(CR|C|H|DR|D|S|-|\u2212)$/i.exec(rest) ?? [];
  const isBracketed = inner.startsWith('(') && inner.endsWith(')');
  const plain = isBracketed ? inner.slice(1, -1) : inner;
  return isBracketed || /^(DR|D|S|-|\u2212)$/i.test(after) ? `-${plain.replace(/^-/, '')}` : plain;
}

/** Returns which mark separates decimals in a file: the one that cells with both marks, or with two decimals, say. */
function decimalMarkOf(cells: readonly string[]): '.' | ',' | undefined {
  const marks = new Set<string>();
  for (const cell of cells) {
    const [, mark] = /([.,])\d{1,2}\D*$/.exec(cell) ?? [];
    if (mark !== undefined) marks.add(mark);
  }
  const [mark] = marks;
  return marks.size === 1 && (mark === '.' || mark === ',') ? mark : undefined;
}

class CsvReader {
  private readonly order: DayOrder;
  private readonly mark: '.' | ',' | undefined;
  private readonly isOwnAccount: boolean;

  constructor(
    private readonly columns: BankColumns,
    lines: readonly CsvLine[],
    private readonly context: BankFileContext,
  ) {
    const { day, amount, credit, debit, account } = columns;
    const cellsOf = (at: number | undefined): string[] =>
      at === undefined ? [] : lines.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
    this.order = orderOf(cellsOf(day).map(spelled), context);
    this.mark = decimalMarkOf([...cellsOf(amount), ...cellsOf(credit), ...cellsOf(debit)]);
    this.isOwnAccount = this.hasOwnAccount(lines, cellsOf(account), cellsOf(columns.payer));
  }

  read(cells: readonly string[], into: BankLines): void {
    const { columns, context } = this;
    const at = (column: number | undefined): string => (column === undefined ? '' : (cells[column] ?? '').trim());
    if (PENDING.test(at(columns.state))) {
      into.pending += 1;
      return;
    }
    const currency = (at(columns.currency) || (columns.said ?? context.currency ?? '')).toUpperCase();
    const isKnown = /^[A-Z]{3}$/.test(currency);
    if (!isKnown && at(columns.currency) === '') throw new BankFileRefused('currency');
    const minor = isKnown ? this.minorOf(cells, currency) : undefined;
    const day = dayOf(spelled(at(columns.day)), this.order);
    const latest = `${String(Number(context.today.slice(0, 4)) + MOST_YEAR_AHEAD)}-12-31`;
    if (minor === undefined || typeof day !== 'string' || day > latest) into.unread += 1;
    else if (minor <= 0) into.outgoing += 1;
    else {
      into.lines.push(
        toBankLine({
          bookedOn: day,
          minor,
          currency,
          payer: at(columns.payer),
          account: this.isOwnAccount ? '' : at(columns.account),
          words: joined(columns.words.map(at)),
        }),
      );
    }
  }

  /**
   * Whether a column of accounts has the account of the statement: the same in every line, though payers aren't said,
   * are several, or money went out.
   */
  private hasOwnAccount(lines: readonly CsvLine[], accounts: readonly string[], payers: readonly string[]): boolean {
    if (lines.length < 2 || accounts.length < lines.length || new Set(accounts).size > 1) return false;
    const goesOut = lines.some(({ cells }) => (this.minorOf(cells, this.context.currency ?? 'EUR') ?? 0) < 0);
    return goesOut || payers.length === 0 || new Set(payers).size > 2;
  }

  private minorOf(cells: readonly string[], currency: string): number | undefined {
    const { amount, credit, debit, direction } = this.columns;
    const read = (column: number | undefined): number | undefined => {
      const cell = column === undefined ? '' : (cells[column] ?? '').trim();
      return cell === '' ? undefined : this.amountIn(cell, currency);
    };
    const [paidIn, paidOut] = [read(credit), read(debit)];
    if (credit !== undefined && (paidIn ?? 0) !== 0) return paidIn;
    if (debit !== undefined && (paidOut ?? 0) !== 0) return -Math.abs(paidOut ?? 0);
    const minor = read(amount);
    const way = direction === undefined ? '' : (cells[direction] ?? '').trim();
    if (minor === undefined) return undefined;
    if (DEBIT.test(way)) return -Math.abs(minor);
    return CREDIT.test(way) ? Math.abs(minor) : minor;
  }

  /** An amount that could mean two is read as the rest of the file is written. */
  private amountIn(cell: string, currency: string): number | undefined {
    const text = signed(cell);
    const read = amountOf(text, currency);
    const clear =
      read === 'amount_ambiguous' && this.mark !== undefined
        ? amountOf(text.replaceAll(this.mark === ',' ? '.' : ',', ''), currency)
        : read;
    return typeof clear === 'string' || Math.abs(clear) > MAX_MINOR ? undefined : clear;
  }
}

/** Reads a table of bookings as banks export it. @throws BankFileRefused */
export function readBankCsv(bytes: Buffer, context: BankFileContext, most: number): BankFile {
  const { columns, lines, broken } = tableIn(bytes, most);
  const into = new BankLines(most);
  into.unread = broken;
  const reader = new CsvReader(columns, lines, context);
  for (const { cells } of lines) {
    // Sums and notes at the end have fewer cells.
    if ((cells[columns.day] ?? '').trim() === '') continue;
    into.begin();
    reader.read(cells, into);
  }
  return into.take('csv');
}
