import {
  COUNTRIES,
  CURRENCIES,
  LIMITS,
  LOCALES,
  type PortfolioColumn,
  type PortfolioFaultKind,
  type RentPeriod,
} from '@common-roof/contracts';

import { amountOf } from '../table-cells/amount-text.ts';
import { dayOf, type DayOrder } from '../table-cells/day-text.ts';
import { periodNamed } from './columns.ts';
import type { PortfolioFault } from './filed.ts';

/** The wire's maximum amount, in any currency. */
const MAX_MINOR = 9_999_999_999;

/** The cells of one line, and what is wrong with them. A rejected cell counts as empty, so that all faults are found. */
export class LineCells {
  readonly line: number;
  private readonly cells: ReadonlyMap<PortfolioColumn, string>;
  private readonly faults: PortfolioFault[];

  constructor(line: number, cells: ReadonlyMap<PortfolioColumn, string>, faults: PortfolioFault[]) {
    this.line = line;
    this.cells = cells;
    this.faults = faults;
  }

  text(column: PortfolioColumn): string {
    return this.cells.get(column) ?? '';
  }

  /** Whether one of these cells has content. */
  hasAny(columns: readonly PortfolioColumn[]): boolean {
    return columns.some((column) => this.text(column) !== '');
  }

  reject(column: PortfolioColumn | null, fault: PortfolioFaultKind, said = ''): void {
    this.faults.push({ line: this.line, column, fault, said });
  }

  required(column: PortfolioColumn): string {
    const said = this.text(column);
    if (said === '') this.reject(column, 'missing');
    return said;
  }

  /** @returns minor units; null: empty or rejected */
  amount(column: PortfolioColumn, currency: string, { isSigned = false } = {}): number | null {
    const said = this.text(column);
    if (said === '') return null;
    const minor = amountOf(said, currency);
    if (typeof minor === 'string') return this.rejected(column, minor, said);
    if (minor < 0 && !isSigned) return this.rejected(column, 'amount_negative', said);
    if (Math.abs(minor) > MAX_MINOR) return this.rejected(column, 'amount_large', said);
    return minor;
  }

  /** @returns an ISO date; null: empty or rejected */
  day(column: PortfolioColumn, order: DayOrder | undefined): string | null {
    const said = this.text(column);
    if (said === '') return null;
    const day = dayOf(said, order);
    return typeof day === 'string' ? day : this.rejected(column, day.fault, said);
  }

  /** @returns whole square metres; null: empty or rejected */
  size(): number | null {
    const said = this.text('size');
    if (said === '') return null;
    const [, digits] = /^(\d{1,5})(?:[.,]\d+)?\s*(?:m²|m2|sqm|qm)?$/i.exec(said) ?? [];
    const size = Number(digits);
    return size >= 1 && size <= LIMITS.roomSize ? size : this.rejected('size', 'size', said);
  }

  /** @returns how often rent is due; a month where nothing is stated or it is rejected */
  period(): RentPeriod {
    const said = this.text('rent_period');
    const period = said === '' ? 'month' : periodNamed(said);
    if (period === undefined) this.reject('rent_period', 'rent_period', said);
    return period ?? 'month';
  }

  private rejected(column: PortfolioColumn, fault: PortfolioFaultKind, said: string): null {
    this.reject(column, fault, said);
    return null;
  }
}

let named: ReadonlyMap<string, string> | undefined;

/** Returns the code (ISO 3166-1 alpha-2) of a country by its code or its name in a language of the product. */
export function countryNamed(said: string): string | undefined {
  if (named === undefined) {
    const names = LOCALES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
    named = new Map(COUNTRIES.flatMap((code) => names.map((each) => [(each.of(code) ?? code).toLowerCase(), code])));
  }
  const code = said.toUpperCase();
  return COUNTRIES.includes(code) ? code : named.get(said.toLowerCase());
}

/** Returns a currency (ISO 4217) that houses can use. */
export const currencyNamed = (said: string): (typeof CURRENCIES)[number] | undefined =>
  CURRENCIES.find((known) => known === said.toUpperCase());
