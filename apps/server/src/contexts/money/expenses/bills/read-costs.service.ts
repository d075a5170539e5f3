import type {
  CallResponse,
  CostOfMonth,
  getCostAverages,
  getVariableCosts,
  VariableCost,
  VariableCostDetail,
} from '@common-roof/contracts';
import { COST_CATEGORIES } from '@common-roof/contracts';
import {
  averagesOf,
  dayIn,
  type Inhabitant,
  type MonthOfCosts,
  monthAfter,
  monthsOfBills,
  monthsUntil,
  plusDays,
  toWireMoney,
} from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { HousesReadModel, InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { BillSharesRepository, type BillToShare } from './bill-shares.repository.ts';
import { toVariableCost, toVersion } from './variable-costs.mapper.ts';
import { type BillRow, VariableCostsRepository } from './variable-costs.repository.ts';

/** Averages cover twelve months with data, which may have gaps, so more months are read. */
const MONTHS_LOOKED_AT = 48;

/** Shows what a house cost, and its averages. */
@Injectable()
export class ReadCostsService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly costs: VariableCostsRepository,
    private readonly shares: BillSharesRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns a bill to a person whose access the caller has already checked. */
  async get(actor: Actor, id: string): Promise<VariableCost> {
    return toVariableCost(await this.found(id), actor);
  }

  /** @throws 404 unless the caller lives in the house, owns it, or has or had a share of the bill */
  async detail(actor: Actor, id: string): Promise<VariableCostDetail> {
    const row = await this.found(id);
    if (!(await this.mayRead(actor, row))) throw notFound();
    const versions = await this.costs.listVersions(id);
    return { ...toVariableCost(row, actor), versions: versions.map((version) => toVersion(version, row.currency)) };
  }

  async mayRead(actor: Actor, { house_id: houseId, shares }: BillRow): Promise<boolean> {
    if (shares.some(({ person, role }) => role === 'roomie' && person._id === actor.accountId)) return true;
    const relation = await this.access.relationToHouse(actor, houseId);
    return relation !== undefined && relation !== 'keeper';
  }

  /**
   * @param period `YYYY` or `YYYY-MM` in the house's time zone
   * @throws 404 unless the caller lives in the house or owns it, or lived there then: former roomies only read the
   * bills they share
   */
  async getForPeriod(actor: Actor, houseId: string, period: string): Promise<CallResponse<typeof getVariableCosts>> {
    const { from, to } = spanOf(period);
    const sharerId = await this.requireReader(actor, houseId, from, to);
    const [before, after] = [yearBefore(from), yearBefore(to)];
    const { currency } = await this.houses.findPlace(houseId);
    const rows = await this.costs.list(houseId, from, to, sharerId);
    const bills = await this.shares.countingBetween(houseId, before, to, sharerId);
    const months = monthsByCategory(bills, await this.inhabitants.listForHouse(houseId));
    const between = (first: string, last: string): CostOfMonth[] =>
      months
        .filter(({ month }) => month >= first.slice(0, 7) && month <= last.slice(0, 7))
        .map((row) => toCostOfMonth(row, currency));
    return {
      currency,
      items: rows.map((row) => toVariableCost(row, actor)),
      months: between(from, to),
      before: between(before, after),
    };
  }

  /** @throws 404 unless the caller lives in the house or owns it */
  async averages(actor: Actor, houseId: string): Promise<CallResponse<typeof getCostAverages>> {
    await this.access.requireHouse(actor, houseId);
    const { currency, timeZone } = await this.houses.findPlace(houseId);
    const today = dayIn(timeZone, this.clock.now());
    const [first = today.slice(0, 7)] = monthsUntil(today, MONTHS_LOOKED_AT);
    const bills = await this.shares.countingBetween(houseId, `${first}-01`, lastDayOf(today.slice(0, 7)), null);
    const months = monthsByCategory(bills, await this.inhabitants.listForHouse(houseId));
    const money = (minor: number): string => toWireMoney(Math.round(minor), currency);
    const orNull = (minor: number | null): string | null => (minor === null ? null : money(minor));
    const items = COST_CATEGORIES.flatMap((category) => {
      const history = months.filter((row) => row.category === category && row.month <= today.slice(0, 7));
      const last = history.at(-1);
      if (!last) return [];
      const { months: count, mean, perOccupantDay, sameMonthLastYear, trend } = averagesOf(history, last.month);
      return {
        category,
        month: last.month,
        amount: money(last.minor),
        months: count,
        mean: money(mean ?? 0),
        per_occupant_day: orNull(perOccupantDay),
        same_month_last_year: orNull(sameMonthLastYear),
        trend: orNull(trend),
      };
    });
    return { currency, items };
  }

  private async found(id: string): Promise<BillRow> {
    const row = await this.costs.find(id);
    if (!row) throw notFound();
    return row;
  }

  /** @returns the person whose bills they may read; null for all bills */
  private async requireReader(actor: Actor, houseId: string, from: string, to: string): Promise<string | null> {
    const { accountId, role } = actor;
    if (await this.access.relationToHouse(actor, houseId)) return null;
    if (role !== 'roomie' || !(await this.inhabitants.livedThere(houseId, accountId, from, to))) throw notFound();
    return accountId;
  }
}

type OfCategory = MonthOfCosts & Pick<BillToShare, 'category'>;

/** Groups months by category and keeps their order. */
export const monthsByCategory = (
  bills: readonly BillToShare[],
  inhabitants: readonly Inhabitant[],
): readonly OfCategory[] =>
  [...Map.groupBy(bills, ({ category }) => category)].flatMap(([category, theirs]) =>
    monthsOfBills(theirs, inhabitants).map((month) => ({ ...month, category })),
  );

const toCostOfMonth = ({ month, category, minor, occupantDays }: OfCategory, currency: string): CostOfMonth => ({
  month,
  category,
  amount: toWireMoney(minor, currency),
  occupant_days: occupantDays,
});

const lastDayOf = (month: string): string => plusDays(monthAfter(month), -1);

/** Returns the first and the last day of a year or month. */
export const spanOf = (period: string): { from: string; to: string } =>
  period.length === 4
    ? { from: `${period}-01-01`, to: `${period}-12-31` }
    : { from: `${period}-01`, to: lastDayOf(period) };

/** Returns the same day a year earlier. February 29 becomes its neighbour. */
function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before;
}
