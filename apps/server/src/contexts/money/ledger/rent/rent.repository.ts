import { LEASE_SETTINGS_DEFAULT, type LeaseSettings, type RentPeriod } from '@common-roof/contracts';
import { type DatedRent, fromWireMoney, type StayLease } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Arrear } from '#contexts/letting/deposits/index.ts';
import type { DepositState } from '@common-roof/contracts';

/** A charged tenancy with its roomie and homeowner. */
export interface RentPlanRow {
  tenancy_id: string;
  charged_from: string;
  house_id: string;
  homeowner_id: string;
  roomie_id: string;
  time_zone: string;
  /** The last day of the tenancy, if known. */
  ends_on: string | null;
  rent_due_day: number | null;
  rent_reminders: LeaseSettings['rent_reminders'] | null;
  /** The deposit held when the lease was released, according to the settlement. */
  held: string | null;
  currency: string;
  /** True when the roomie moved to another room, whose lease took over the deposit. */
  is_carried: boolean;
}
export type RentPlan = Omit<RentPlanRow, 'rent_due_day' | 'rent_reminders' | 'held' | 'currency'> &
  Pick<LeaseSettings, 'rent_due_day' | 'rent_reminders'> & {
    /** In minor units. */
    readonly held_minor: number | null;
  };

interface LeaseRow {
  id: string;
  starts_on: string;
  ends_on: string | null;
  rent_minor: string;
  rent_period: RentPeriod;
  deposit_minor: string;
  charged_from: string | null;
  opening_minor: string;
  rent_changes: DatedRent[];
}

/** A posted journal of a lease, and whether it still counts. */
export interface PostedRow {
  id: string;
  lease_id: string;
  kind: string;
  /** For rent: the month in which its period begins, and the days it covers. */
  month: string | null;
  from: string | null;
  to: string | null;
  minor: string;
  is_reversed: boolean;
}

/** A deposit that is held after a lease. */
export interface HeldDepositRow {
  id: string;
  house_id: string;
  homeowner_id: string;
  roomie_id: string;
  time_zone: string;
  state: DepositState;
  held_minor: string;
  left_on: string;
  returned_on: string | null;
  taken_back_at: Date | null;
  /** True for a deposit settled as one sum, before deductions had rows of their own. It remains one sum. */
  settled_whole: boolean;
}

export interface DeductionRow {
  id: string;
  reason: string;
  amount_minor: string;
  is_withdrawn: boolean;
  /** The dues in the ledger that it pays, if any. */
  set_off: { readonly dues: readonly Arrear[] } | null;
  /** ISO date in the house's time zone. */
  made_on: string;
}
export type SetOffRow = DeductionRow & { readonly set_off: NonNullable<DeductionRow['set_off']> };
export const isSetOff = (row: DeductionRow): row is SetOffRow => row.set_off !== null;

/** Reads agreements, and stores from when tenancies are charged. */
@Injectable()
export class RentRepository {
  constructor(private readonly database: Database) {}

  /**
   * Charges a countersigned lease from its first day on. @returns its tenancy; undefined for an agreement that isn't a
   * lease
   */
  async charge(agreementId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ tenancy_id: string }>(
      `INSERT INTO rent_plans (tenancy_id, charged_from)
       SELECT tenancy_id, coalesce(charged_from, starts_on) FROM agreements
        WHERE id = $1 AND type = 'lease' AND countersigned_at IS NOT NULL AND tenancy_id IS NOT NULL
       ON CONFLICT (tenancy_id) DO UPDATE SET charged_from = rent_plans.charged_from RETURNING tenancy_id`,
      [agreementId],
    );
    return row?.tenancy_id;
  }

  /** Returns the lease that the given one replaced. */
  async supersededBy(agreementId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string | null }>(
      'SELECT supersedes_id AS id FROM agreements WHERE id = $1',
      [agreementId],
    );
    return row?.id ?? undefined;
  }

  async findStay(agreementId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ tenancy_id: string | null }>(
      'SELECT tenancy_id FROM agreements WHERE id = $1',
      [agreementId],
    );
    return row?.tenancy_id ?? undefined;
  }

  /** Locks a tenancy's plan, waiting for a concurrent run. @returns undefined for a tenancy that isn't charged */
  async lock(tenancyId: string): Promise<RentPlan | undefined> {
    const [row] = await this.database.query<{ n: number }>(
      'SELECT 1 AS n FROM rent_plans WHERE tenancy_id = $1 FOR UPDATE',
      [tenancyId],
    );
    return row ? this.find(tenancyId) : undefined;
  }

  /** Returns a tenancy with a lease, even just before the ledger knows it. */
  async find(tenancyId: string): Promise<RentPlan | undefined> {
    const [row] = await this.database.query<RentPlanRow>(
      `SELECT t.id AS tenancy_id, to_char(coalesce(p.charged_from, l.starts_on), 'YYYY-MM-DD') AS charged_from, t.house_id,
              h.homeowner_id, t.roomie_id, h.time_zone, to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, s.rent_due_day,
              s.rent_reminders, h.currency,
              EXISTS (SELECT 1 FROM agreements o JOIN agreements n ON n.supersedes_id = o.id
                       WHERE o.tenancy_id = t.id AND n.tenancy_id <> t.id AND o.state = 'archived') AS is_carried,
              (SELECT e.settlement->>'deposit' FROM lease_releases e
                WHERE e.tenancy_id = t.id AND e.rolled_back_at IS NULL ORDER BY e.id DESC LIMIT 1) AS held
         FROM tenancies t JOIN houses h ON h.id = t.house_id LEFT JOIN rent_plans p ON p.tenancy_id = t.id
         LEFT JOIN lease_settings s ON s.house_id = h.id
         JOIN LATERAL (SELECT min(coalesce(a.charged_from, a.starts_on)) AS starts_on FROM agreements a
                        WHERE a.tenancy_id = t.id AND a.type = 'lease' AND a.countersigned_at IS NOT NULL) l ON true
        WHERE t.id = $1 AND l.starts_on IS NOT NULL`,
      [tenancyId],
    );
    if (!row) return undefined;
    const { held, currency, ...plan } = row;
    return {
      ...plan,
      held_minor: held === null ? null : fromWireMoney(held, currency),
      rent_due_day: row.rent_due_day ?? LEASE_SETTINGS_DEFAULT.rent_due_day,
      rent_reminders: row.rent_reminders ?? LEASE_SETTINGS_DEFAULT.rent_reminders,
    };
  }

  /** Returns the leases of a tenancy in the order in which they begin. */
  async listLeases(tenancyId: string): Promise<StayLease[]> {
    const rows = await this.database.query<LeaseRow>(
      `SELECT id, to_char(starts_on, 'YYYY-MM-DD') AS starts_on, CASE WHEN runs_on THEN NULL ELSE to_char(ends_on, 'YYYY-MM-DD') END AS ends_on,
              coalesce(rent_minor, 0) AS rent_minor, rent_period, coalesce(deposit_minor, 0) AS deposit_minor,
              to_char(charged_from, 'YYYY-MM-DD') AS charged_from, coalesce(opening_minor, 0) AS opening_minor,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('from', c.from_on, 'minor', c.rent_minor) ORDER BY c.from_on), '[]')
                 FROM rent_changes c WHERE c.agreement_id = agreements.id AND c.state = 'announced') AS rent_changes
         FROM agreements WHERE tenancy_id = $1 AND type = 'lease' AND countersigned_at IS NOT NULL
        ORDER BY starts_on, countersigned_at, id`,
      [tenancyId],
    );
    return rows.map(
      ({
        id,
        starts_on,
        ends_on,
        rent_minor,
        rent_period,
        deposit_minor,
        charged_from,
        opening_minor,
        rent_changes,
      }) => ({
        id,
        startsOn: starts_on,
        endsOn: ends_on,
        rentMinor: Number(rent_minor),
        rentPeriod: rent_period,
        rentChanges: rent_changes,
        depositMinor: Number(deposit_minor),
        opening: charged_from === null ? null : { chargedFrom: charged_from, openingMinor: Number(opening_minor) },
      }),
    );
  }

  /** Returns what the roomie was charged for leases, including reversed charges, earliest first. */
  posted(leaseIds: readonly string[], roomieId: string): Promise<PostedRow[]> {
    return this.database.query<PostedRow>(
      `SELECT j.id, j.subject_id AS lease_id, j.kind, j.facts->>'month' AS month, j.facts->>'from' AS "from",
              j.facts->>'to' AS "to", p.minor, r.id IS NOT NULL AS is_reversed
         FROM money_journals j JOIN money_postings p ON p.journal_id = j.id AND p.account_id = $2
         LEFT JOIN money_journals r ON r.reverses = j.id
        WHERE j.subject_id = ANY($1) AND j.kind IN ('rent_due', 'deposit_due', 'opening_balance') AND j.reverses IS NULL ORDER BY j.id`,
      [leaseIds, roomieId],
    );
  }

  /** Returns whether a person's reported payment in a house waits for the homeowner's answer. */
  async hasReportedPayment(houseId: string, roomieId: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM reported_payments WHERE house_id = $1 AND roomie_id = $2 AND state = 'reported'`,
      [houseId, roomieId],
    );
    return rows.length > 0;
  }

  /** Returns the sum of a person's unanswered reported payments in a house, in minor units. */
  async reportedMinor(houseId: string, roomieId: string): Promise<number> {
    const [row] = await this.database.query<{ minor: string }>(
      `SELECT coalesce(sum(minor), 0)::bigint AS minor FROM reported_payments
        WHERE house_id = $1 AND roomie_id = $2 AND state = 'reported'`,
      [houseId, roomieId],
    );
    return Number(row?.minor ?? 0);
  }

  /** Returns what a person owes in rent in a house, in minor units. */
  async rentOwed(houseId: string, roomieId: string): Promise<number> {
    const [row] = await this.database.query<{ minor: string }>(
      `SELECT minor FROM money_balances WHERE house_id = $1 AND account_id = $2 AND account = 'rent'`,
      [houseId, roomieId],
    );
    return Number(row?.minor ?? 0);
  }

  /**
   * Returns what a person paid in deposits in a house, without those held for an earlier tenancy there, in minor units.
   * @param tenancyId the tenancy that the deposit is for
   */
  async depositPaid({ house_id, roomie_id, tenancy_id }: RentPlan): Promise<number> {
    const [row] = await this.database.query<{ minor: string }>(
      `SELECT (SELECT coalesce(-sum(p.minor), 0) FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
                WHERE p.house_id = $1 AND p.account_id = $2 AND p.account = 'deposit' AND j.kind = 'payment')
            - (SELECT coalesce(sum(d.held_minor), 0) FROM deposits d JOIN agreements a ON a.id = d.agreement_id
                WHERE d.roomie_id = $2 AND a.house_id = $1 AND a.tenancy_id <> $3 AND d.taken_back_at IS NULL) AS minor`,
      [house_id, roomie_id, tenancy_id],
    );
    return Number(row?.minor ?? 0);
  }

  /** Locks a deposit, waiting for a concurrent change. */
  async lockDeposit(id: string): Promise<HeldDepositRow | undefined> {
    const [row] = await this.database.query<HeldDepositRow>(
      `SELECT d.id, a.house_id, d.homeowner_id, d.roomie_id, h.time_zone, d.state, d.held_minor,
              to_char(d.left_on, 'YYYY-MM-DD') AS left_on, to_char(d.returned_on, 'YYYY-MM-DD') AS returned_on,
              d.taken_back_at, EXISTS (SELECT 1 FROM money_journals j WHERE j.key = 'deposit_settled:' || d.id) AS settled_whole
         FROM deposits d JOIN agreements a ON a.id = d.agreement_id JOIN houses h ON h.id = a.house_id
        WHERE d.id = $1 FOR NO KEY UPDATE OF d`,
      [id],
    );
    return row;
  }

  /** Returns everything ever deducted from a deposit, earliest first. */
  listDeductions(depositId: string): Promise<DeductionRow[]> {
    return this.database.query<DeductionRow>(
      `SELECT e.id, e.reason, e.amount_minor, e.withdrawn_at IS NOT NULL AS is_withdrawn, e.set_off,
              to_char(e.created_at AT TIME ZONE h.time_zone, 'YYYY-MM-DD') AS made_on
         FROM deposit_deductions e JOIN deposits d ON d.id = e.deposit_id JOIN agreements a ON a.id = d.agreement_id
         JOIN houses h ON h.id = a.house_id WHERE e.deposit_id = $1 ORDER BY e.id`,
      [depositId],
    );
  }
}
