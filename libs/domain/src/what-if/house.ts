import type { BillRhythm, CostCategory } from '@common-roof/contracts';

import type { Resident } from '../chores/presence.ts';
import type { StayLease } from '../money/stay-dues.ts';
import type { Weighted } from '../money/shares.ts';
import type { AssignmentPlan } from '../chores/assignment.ts';

/** A tenancy. Days are ISO dates in the house's time zone, amounts minor units. */
export interface ForecastStay {
  readonly id: string;
  readonly roomId: string;
  readonly from: string;
  /** Its last day; null: open-ended. */
  readonly endsOn: string | null;
  /** The day from which rent is charged; null: there is no signed lease, so none is. */
  readonly chargedFrom: string | null;
  /** Countersigned leases in the order of their first days. */
  readonly leases: readonly StayLease[];
}

/** A person who lives, lived or will live in the house. */
export interface ForecastPerson {
  readonly id: string;
  /** The room of a newcomer who is only assumed; null: a person with an account. */
  readonly assumedIn: string | null;
  readonly stays: readonly ForecastStay[];
  readonly away: Resident['away'];
  /** What they owe the homeowner today for rent and bills, in minor units; negative: they are ahead. */
  readonly owed: number;
  /** What they usually pay the homeowner in a month; null: not known, so they pay all that they owe. */
  readonly pays: number | null;
  readonly chores: ChoreStanding;
}

/** How a person stands with the chores today, in units of a point (`UNITS_PER_POINT`). */
export interface ChoreStanding {
  readonly debt: number;
  readonly arrears: number;
  readonly isPaused: boolean;
  readonly lastTurnOn: string | null;
}

/** What something cost in the last twelve whole months, in months with data. */
export interface CostHabit {
  /** In minor units, of all these months together. */
  readonly minor: number;
  readonly months: number;
  /** Days of everyone who lived there in these months. */
  readonly occupantDays: number;
}

/** The bills of a category. */
export interface BillHabit extends CostHabit {
  readonly category: CostCategory;
  /** The rhythm in which they come; null: one each month. */
  readonly recurring: RecurringHabit | null;
}

export interface RecurringHabit {
  readonly every: BillRhythm;
  readonly firstOn: string;
  /** Always this amount; null: it varies. */
  readonly minor: number | null;
  /** The day of a bill that is left out. */
  readonly skippedOn: string | null;
  readonly split: readonly Weighted[];
}

/** A planned turn of a chore. */
export interface ForecastTurn {
  readonly choreId: string;
  readonly dueOn: string;
  readonly points: number;
  /** The person who has it already; null: it is open to anyone; absent: it isn't assigned yet. */
  readonly assigneeId?: string | null;
  /** It is decided or posted: its points are due today, and nobody gets it again. */
  readonly isOver?: boolean;
}

/** A chore that is planned, and who had it last. */
export interface ForecastChore {
  readonly id: string;
  readonly plan: AssignmentPlan;
}

export interface ForecastRoom {
  readonly id: string;
  /** What it costs a month when it is let; in minor units. */
  readonly rentMinor: number;
}

/** A house as it is today. */
export interface ForecastHouse {
  /** ISO date in the house's time zone. */
  readonly today: string;
  readonly homeownerId: string;
  /** Day of the month on which rents are due. */
  readonly dueDay: number;
  readonly rooms: readonly ForecastRoom[];
  readonly people: readonly ForecastPerson[];
  readonly bills: readonly BillHabit[];
  /** Monthly amounts that replace those of habits, in minor units. */
  readonly monthlyBills: ReadonlyMap<CostCategory, number>;
  readonly supplies: CostHabit;
  readonly chores: readonly ForecastChore[];
  /** From today to the end of the last month, in any order. */
  readonly turns: readonly ForecastTurn[];
}

/** What is assumed to happen. Days are ISO dates, amounts minor units. */
export type HouseChange =
  | { readonly kind: 'moves_out'; readonly personId: string; readonly lastDay: string }
  | { readonly kind: 'moves_in'; readonly roomId: string; readonly firstDay: string; readonly rentMinor: number }
  | { readonly kind: 'rent_changes'; readonly personId: string; readonly from: string; readonly rentMinor: number }
  | { readonly kind: 'bill_changes'; readonly category: CostCategory; readonly monthlyMinor: number };

/** A person's month. Amounts are minor units. */
export interface PersonMonth {
  readonly id: string;
  readonly days: number;
  readonly rent: number;
  readonly bills: ReadonlyMap<CostCategory, number>;
  readonly supplies: number;
  readonly turns: number;
  readonly points: number;
  /** What they owe the homeowner at the end of the month. */
  readonly owed: number;
}

/** The whole house's month. Amounts are minor units. */
export interface HouseMonth {
  readonly rent: number;
  readonly bills: number;
  /** The part of the bills that the homeowner bears, for days on which nobody lived there. */
  readonly homeownerBills: number;
  readonly supplies: number;
  readonly occupantDays: number;
  /** Days of all rooms on which nobody lived in them. */
  readonly vacantDays: number;
  /** The rents of the rooms on these days. */
  readonly vacancy: number;
  /** Days on which nobody lived in the house. */
  readonly emptyDays: number;
}

export interface ForecastMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly people: readonly PersonMonth[];
  readonly house: HouseMonth;
}

/** How many months are foreseen, from the one after today's on. */
export const FORECAST_MONTHS = 12;
