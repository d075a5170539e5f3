import type { LateFeeRule } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { LateFeeEntity } from './late-fee.entity.ts';
import type { LateFeeRuleEntity } from './late-fee-rule.entity.ts';

export type NewRule = Omit<LateFeeRuleEntity, 'id' | 'ended_on'>;

/** A fee with the people it concerns. */
export interface FeeOfPerson {
  house_id: string;
  roomie_id: string;
  is_waived: boolean;
}

type RuleRow = Omit<LateFeeRuleEntity, 'house_id' | 'set_at'>;

/** Stores the rules of houses for late fees, and which fees were announced or waived. */
@Injectable()
export class LateFeesRepository {
  constructor(private readonly database: Database) {}

  /** Returns every rule that a house ever had, in the order in which they were set. */
  async listRules(houseId: string): Promise<LateFeeRule[]> {
    const rows = await this.database.query<RuleRow>(
      `SELECT id, to_char(from_on, 'YYYY-MM-DD') AS from_on, to_char(ended_on, 'YYYY-MM-DD') AS ended_on, grace_days,
              fixed_minor, percent_tenths, year_cap_minor
         FROM late_fee_rules WHERE house_id = $1 ORDER BY id`,
      [houseId],
    );
    return rows.map(toRule);
  }

  async insertRule(rule: NewRule): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO late_fee_rules (house_id, from_on, grace_days, fixed_minor, percent_tenths, year_cap_minor, set_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [
        rule.house_id,
        rule.from_on,
        rule.grace_days,
        rule.fixed_minor,
        rule.percent_tenths,
        rule.year_cap_minor,
        rule.set_at,
      ],
    );
    if (!row) throw new Error('A rule was not stored.');
    return row.id;
  }

  /** Ends rules. @param day the first day without their fees (ISO date) */
  async endRules(ids: readonly string[], day: string): Promise<void> {
    await this.database.execute('UPDATE late_fee_rules SET ended_on = $2 WHERE id = ANY($1) AND ended_on IS NULL', [
      ids,
      day,
    ]);
  }

  /** Records warnings. A due has one. */
  async insertFees(
    fees: readonly Pick<LateFeeEntity, 'tenancy_id' | 'agreement_id' | 'due' | 'warned_on'>[],
  ): Promise<void> {
    await this.database.execute(
      `INSERT INTO late_fees (tenancy_id, agreement_id, due, warned_on)
       SELECT tenancy_id, agreement_id, due, warned_on
         FROM jsonb_to_recordset($1) AS f (tenancy_id uuid, agreement_id uuid, due text, warned_on date)
       ON CONFLICT (agreement_id, due) DO NOTHING`,
      [JSON.stringify(fees)],
    );
  }

  async findFee(id: string): Promise<FeeOfPerson | undefined> {
    const [row] = await this.database.query<FeeOfPerson>(
      `SELECT t.house_id, t.roomie_id, f.waived_at IS NOT NULL AS is_waived
         FROM late_fees f JOIN tenancies t ON t.id = f.tenancy_id WHERE f.id = $1`,
      [id],
    );
    return row;
  }

  /** @param at when it was waived; null: it no longer is */
  async setWaived(id: string, at: Date | null): Promise<void> {
    await this.database.execute('UPDATE late_fees SET waived_at = $2 WHERE id = $1', [id, at]);
  }

  /** Returns those of some people whose rent is charged in a house, or everyone; none without rules. */
  async listCharged(houseId: string, accountIds: readonly string[] | null): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT DISTINCT t.roomie_id AS id FROM tenancies t JOIN rent_plans p ON p.tenancy_id = t.id
        WHERE t.house_id = $1 AND ($2::uuid[] IS NULL OR t.roomie_id = ANY($2))
          AND EXISTS (SELECT 1 FROM late_fee_rules r WHERE r.house_id = $1) ORDER BY id`,
      [houseId, accountIds],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns who lives in a house or left it within a year, with rent that is charged. @param roomieId only this one */
  listPeople(houseId: string, roomieId: string | null): Promise<{ id: string; first_name: string }[]> {
    return this.database.query<{ id: string; first_name: string }>(
      `SELECT a.id, a.first_name FROM accounts a WHERE ($2::uuid IS NULL OR a.id = $2) AND a.id IN (
         SELECT t.roomie_id FROM tenancies t JOIN rent_plans p ON p.tenancy_id = t.id
          WHERE t.house_id = $1 AND (t.state <> 'ended' OR t.ends_on > current_date - 365)) ORDER BY a.id`,
      [houseId, roomieId],
    );
  }

  /**
   * Returns the announced fees that won't be charged, because their people owe no rent in the house, without those that
   * ever were. @param accountIds null: of everyone there, whatever they owe
   */
  listAverted(houseId: string, accountIds: readonly string[] | null): Promise<{ id: string; roomie_id: string }[]> {
    return this.database.query<{ id: string; roomie_id: string }>(
      `SELECT f.id, t.roomie_id FROM late_fees f JOIN tenancies t ON t.id = f.tenancy_id
         LEFT JOIN money_balances b ON b.house_id = t.house_id AND b.account_id = t.roomie_id AND b.account = 'rent'
        WHERE t.house_id = $1 AND ($2::uuid[] IS NULL OR (t.roomie_id = ANY($2) AND coalesce(b.minor, 0) <= 0))
          AND NOT EXISTS (SELECT 1 FROM money_journals j WHERE j.subject_id = f.id AND j.kind = 'late_fee')`,
      [houseId, accountIds],
    );
  }

  /** Returns whose lease an agreement is, and where. */
  async findStay(agreementId: string): Promise<Omit<FeeOfPerson, 'is_waived'> | undefined> {
    const [row] = await this.database.query<Omit<FeeOfPerson, 'is_waived'>>(
      'SELECT t.house_id, t.roomie_id FROM agreements a JOIN tenancies t ON t.id = a.tenancy_id WHERE a.id = $1',
      [agreementId],
    );
    return row;
  }
}

const toRule = (row: RuleRow): LateFeeRule => ({
  id: row.id,
  fromOn: row.from_on,
  endedOn: row.ended_on,
  graceDays: row.grace_days,
  fee:
    row.fixed_minor === null
      ? { kind: 'percent', tenths: row.percent_tenths ?? 0 }
      : { kind: 'fixed', minor: Number(row.fixed_minor) },
  yearCapMinor: row.year_cap_minor === null ? null : Number(row.year_cap_minor),
});
