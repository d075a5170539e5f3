import {
  type BillHabit,
  type CostHabit,
  daysOf,
  type Inhabitant,
  livedThere,
  type RecurringHabit,
} from '@common-roof/domain';
import { COST_CATEGORIES } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { InhabitantsReadModel } from '#contexts/housing/houses/index.ts';
import { BillSharesRepository } from '#contexts/money/expenses/bills/bill-shares.repository.ts';
import { monthsByCategory } from '#contexts/money/expenses/bills/read-costs.service.ts';
import {
  RecurringBillsRepository,
  type RecurringRow,
} from '#contexts/money/expenses/bills/recurring-bills.repository.ts';

/** What a house usually costs. */
export interface HabitsOfHouse {
  readonly bills: readonly BillHabit[];
  readonly supplies: CostHabit;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Tells forecasts of a house what its bills and purchases usually come to. */
@Injectable()
export class CostHabits {
  constructor(
    private readonly database: Database,
    private readonly inhabitants: InhabitantsReadModel,
    private readonly shares: BillSharesRepository,
    private readonly recurring: RecurringBillsRepository,
  ) {}

  /** @param span first and last day of the whole months that count; ISO dates */
  async find(houseId: string, span: Span): Promise<HabitsOfHouse> {
    const inhabitants = await this.inhabitants.listForHouse(houseId);
    const bills = await this.shares.countingBetween(houseId, span.from, span.to, null);
    const months = monthsByCategory(bills, inhabitants).filter(
      ({ month }) => month >= span.from.slice(0, 7) && month <= span.to.slice(0, 7),
    );
    const recurring = new Map((await this.recurring.listForHouse(houseId)).map((row) => [row.category, row]));
    const habits = COST_CATEGORIES.flatMap((category): BillHabit[] => {
      const own = months.filter((row) => row.category === category);
      const rhythm = recurring.get(category);
      if (own.length === 0 && rhythm === undefined) return [];
      return [
        {
          category,
          minor: own.reduce((sum, { minor }) => sum + minor, 0),
          months: own.length,
          occupantDays: own.reduce((sum, { occupantDays }) => sum + occupantDays, 0),
          recurring: rhythm === undefined ? null : toRhythm(rhythm),
        },
      ];
    });
    return { bills: habits, supplies: await this.supplies(houseId, span, inhabitants) };
  }

  /** Purchases count from the first month in which the house noted any. */
  private async supplies(houseId: string, { from, to }: Span, inhabitants: readonly Inhabitant[]): Promise<CostHabit> {
    const [row] = await this.database.query<{ minor: string; first: string | null }>(
      `SELECT coalesce(sum(price_added_minor), 0)::bigint AS minor, to_char(min(bought_on), 'YYYY-MM') AS first
         FROM supplies WHERE house_id = $1 AND state = 'verified' AND bought_on BETWEEN $2 AND $3`,
      [houseId, from, to],
    );
    if (!row?.first) return { minor: 0, months: 0, occupantDays: 0 };
    const days = daysOf({ from: `${row.first}-01`, to });
    return {
      minor: Number(row.minor),
      months: new Set(days.map((day) => day.slice(0, 7))).size,
      occupantDays: inhabitants.reduce((sum, person) => sum + days.filter((day) => livedThere(person, day)).length, 0),
    };
  }
}

const toRhythm = ({ every, first_on, amount_minor, skipped_on, split }: RecurringRow): RecurringHabit => ({
  every,
  firstOn: first_on,
  minor: amount_minor === null ? null : Number(amount_minor),
  skippedOn: skipped_on,
  split,
});
