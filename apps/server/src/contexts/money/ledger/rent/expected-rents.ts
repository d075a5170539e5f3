import { LEASE_SETTINGS_DEFAULT } from '@common-roof/contracts';
import type { ForecastPerson, ForecastStay, StayLease } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface StayRow {
  id: string;
  roomie_id: string;
  room_id: string;
  starts_on: string;
  ends_on: string | null;
  charged_from: string | null;
  leases: StayLease[];
}

/** A person's rents in a house, and how they pay. */
export type RentsOfPerson = Pick<ForecastPerson, 'id' | 'stays' | 'owed' | 'pays'>;

/** Fewer months of payments are no habit. */
const MONTHS_OF_HABIT = 2;

/** Tells forecasts of a house which rents its leases agree, what people owe and how much they usually pay. */
@Injectable()
export class ExpectedRents {
  constructor(private readonly database: Database) {}

  /** Returns the day of the month on which rents are due in a house. */
  async findDueDay(houseId: string): Promise<number> {
    const [row] = await this.database.query<{ rent_due_day: number }>(
      'SELECT rent_due_day FROM lease_settings WHERE house_id = $1',
      [houseId],
    );
    return row?.rent_due_day ?? LEASE_SETTINGS_DEFAULT.rent_due_day;
  }

  /**
   * Returns everyone who lived in a house since a day, lives there or will.
   * @param habit first and last day of the whole months whose payments count; ISO dates
   */
  async listPeople(
    houseId: string,
    since: string,
    habit: { readonly from: string; readonly to: string },
  ): Promise<RentsOfPerson[]> {
    const stays = await this.listStays(houseId, since);
    const owed = await this.listOwed(houseId);
    const paid = await this.listPaid(houseId, habit);
    return [...Map.groupBy(stays, ({ roomie_id: id }) => id)].map(([id, own]) => ({
      id,
      stays: own.map(toStay),
      owed: owed.get(id) ?? 0,
      pays: usuallyPays(paid.get(id)),
    }));
  }

  private listStays(houseId: string, since: string): Promise<StayRow[]> {
    return this.database.query<StayRow>(
      `SELECT t.id, t.roomie_id, t.room_id, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
              to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on,
              to_char(coalesce(p.charged_from, l.first_on), 'YYYY-MM-DD') AS charged_from, coalesce(l.leases, '[]') AS leases
         FROM tenancies t LEFT JOIN rent_plans p ON p.tenancy_id = t.id
         LEFT JOIN LATERAL (
           SELECT min(coalesce(a.charged_from, a.starts_on)) AS first_on,
                  jsonb_agg(jsonb_build_object(
                    'id', a.id, 'startsOn', a.starts_on, 'endsOn', CASE WHEN a.runs_on THEN NULL ELSE a.ends_on END,
                    'rentMinor', coalesce(a.rent_minor, 0), 'rentPeriod', a.rent_period, 'rentChanges',
                    (SELECT coalesce(jsonb_agg(jsonb_build_object('from', c.from_on, 'minor', c.rent_minor) ORDER BY c.from_on), '[]')
                       FROM rent_changes c WHERE c.agreement_id = a.id AND c.state = 'announced'),
                    'depositMinor', coalesce(a.deposit_minor, 0))
                    ORDER BY a.starts_on, a.countersigned_at, a.id) AS leases
             FROM agreements a
            WHERE a.tenancy_id = t.id AND a.type = 'lease' AND a.countersigned_at IS NOT NULL) l ON true
        WHERE t.house_id = $1 AND (t.ends_on IS NULL OR t.ends_on >= $2)
          AND (t.ends_on IS NULL OR t.ends_on >= t.starts_on)
        ORDER BY t.roomie_id, t.starts_on`,
      [houseId, since],
    );
  }

  private async listOwed(houseId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ id: string; minor: string }>(
      `SELECT account_id AS id, sum(minor)::bigint AS minor FROM money_balances
        WHERE house_id = $1 AND account IN ('rent', 'utilities') GROUP BY account_id`,
      [houseId],
    );
    return new Map(rows.map(({ id, minor }) => [id, Number(minor)]));
  }

  /** Returns what people paid for rent and bills, and in how many months of the habit they lived there throughout. */
  private async listPaid(
    houseId: string,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<ReadonlyMap<string, PaidRow>> {
    const rows = await this.database.query<PaidRow>(
      `SELECT t.roomie_id AS id,
              count(DISTINCT m.first)::int AS months,
              (SELECT coalesce(-sum(p.minor), 0) FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
                WHERE p.house_id = $1 AND p.account_id = t.roomie_id AND p.account IN ('rent', 'utilities')
                  AND j.kind = 'payment' AND j.reverses IS NULL AND p.on_day BETWEEN $2 AND $3
                  AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id))::bigint AS minor
         FROM tenancies t
         JOIN generate_series($2::date, $3::date, interval '1 month') AS m (first)
           ON t.starts_on <= m.first AND (t.ends_on IS NULL OR t.ends_on >= (m.first + interval '1 month')::date - 1)
        WHERE t.house_id = $1 GROUP BY t.roomie_id`,
      [houseId, from, to],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

interface PaidRow {
  id: string;
  months: number;
  minor: string;
}

function usuallyPays(row: PaidRow | undefined): number | null {
  const minor = Number(row?.minor ?? 0);
  // A person who never paid through the ledger has no habit that it knows of.
  if (row === undefined || row.months < MONTHS_OF_HABIT || minor <= 0) return null;
  return Math.floor(minor / row.months);
}

const toStay = ({ id, room_id: roomId, starts_on, ends_on, charged_from, leases }: StayRow): ForecastStay => ({
  id,
  roomId,
  from: starts_on,
  endsOn: ends_on,
  chargedFrom: charged_from,
  leases,
});
