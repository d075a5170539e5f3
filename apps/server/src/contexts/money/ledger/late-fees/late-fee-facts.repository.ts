import type { RentPeriod } from '@common-roof/contracts';
import type { LateFeeDue, LateFeeFacts, Paid } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { sinceSql } from '#contexts/money/ledger/book/late-since.sql.ts';
import type { FactsOf } from '#contexts/money/ledger/book/journals.ts';

/** A rent in the ledger. */
export interface RentOfStay extends LateFeeDue {
  readonly agreementId: string;
  /** Names it within its lease. */
  readonly name: string;
  readonly period: RentPeriod;
  readonly month: string;
  readonly from: string;
  readonly to: string;
}

/** What a person's late fees follow from, and the ids of those that were announced, by due. */
export interface FactsOfPerson extends Omit<LateFeeFacts, 'rules'> {
  readonly rents: ReadonlyMap<string, RentOfStay>;
  readonly feeIds: ReadonlyMap<string, string>;
}

interface EntryRow {
  id: string;
  roomie_id: string;
  kind: string;
  facts: unknown;
  agreement_id: string | null;
  tenancy_id: string | null;
  on_day: string;
  since: string;
  minor: string;
}

interface FeeRow {
  id: string;
  roomie_id: string;
  agreement_id: string;
  due: string;
  warned_on: string;
  is_waived: boolean;
}

type PaidRow = Paid & { readonly roomie_id: string };

/**
 * Reads what late fees follow from. A fee isn't among it, and what was paid for one counts as paid for rent: so no fee
 * leads to another.
 */
@Injectable()
export class LateFeeFactsRepository {
  constructor(private readonly database: Database) {}

  /** @param people ids of roomies. @returns the facts of each of them */
  async read(houseId: string, people: readonly string[]): Promise<ReadonlyMap<string, FactsOfPerson>> {
    const entries = Map.groupBy(await this.listEntries(houseId, people), ({ roomie_id: id }) => id);
    const reported = Map.groupBy(await this.listReported(houseId, people), ({ roomie_id: id }) => id);
    const fees = Map.groupBy(await this.listFees(houseId, people), ({ roomie_id: id }) => id);
    const settledOn = await this.listSettled(houseId, people);
    return new Map(
      people.map((id) => [
        id,
        { ...toFacts(entries.get(id) ?? [], fees.get(id) ?? []), reported: reported.get(id) ?? [], settledOn },
      ]),
    );
  }

  private listEntries(houseId: string, people: readonly string[]): Promise<EntryRow[]> {
    return this.database.query<EntryRow>(
      `SELECT p.id, p.account_id AS roomie_id, j.kind, j.facts, a.id AS agreement_id, a.tenancy_id,
              to_char(p.on_day, 'YYYY-MM-DD') AS on_day, to_char(${sinceSql('p', 'j', 'h')}, 'YYYY-MM-DD') AS since, p.minor
         FROM money_postings p JOIN money_journals j ON j.id = p.journal_id JOIN houses h ON h.id = p.house_id
         LEFT JOIN agreements a ON j.kind = 'rent_due' AND a.id = j.subject_id
        WHERE p.house_id = $1 AND p.account_id = ANY($2) AND p.account IN ('rent', 'other') AND j.kind <> 'late_fee'
          AND j.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
        ORDER BY p.id`,
      [houseId, people],
    );
  }

  private async listReported(houseId: string, people: readonly string[]): Promise<PaidRow[]> {
    const rows = await this.database.query<{ id: string; roomie_id: string; minor: string; paid_on: string }>(
      `SELECT id, roomie_id, minor, to_char(paid_on, 'YYYY-MM-DD') AS paid_on FROM reported_payments
        WHERE house_id = $1 AND roomie_id = ANY($2) AND state = 'reported'`,
      [houseId, people],
    );
    return rows.map(({ minor, paid_on: paidOn, ...row }) => ({ ...row, paidOn, minor: Number(minor) }));
  }

  private listFees(houseId: string, people: readonly string[]): Promise<FeeRow[]> {
    return this.database.query<FeeRow>(
      `SELECT f.id, t.roomie_id, f.agreement_id, f.due, to_char(f.warned_on, 'YYYY-MM-DD') AS warned_on,
              f.waived_at IS NOT NULL AS is_waived
         FROM late_fees f JOIN tenancies t ON t.id = f.tenancy_id WHERE t.house_id = $1 AND t.roomie_id = ANY($2)`,
      [houseId, people],
    );
  }

  /** Returns the day of the end settlement by tenancy. */
  private async listSettled(houseId: string, people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ tenancy_id: string; day: string }>(
      `SELECT e.tenancy_id, to_char(min(e.released_at AT TIME ZONE h.time_zone), 'YYYY-MM-DD') AS day
         FROM lease_releases e JOIN tenancies t ON t.id = e.tenancy_id JOIN houses h ON h.id = t.house_id
        WHERE t.house_id = $1 AND t.roomie_id = ANY($2) AND e.rolled_back_at IS NULL GROUP BY e.tenancy_id`,
      [houseId, people],
    );
    return new Map(rows.map(({ tenancy_id: id, day }) => [id, day]));
  }
}

function toFacts(entries: readonly EntryRow[], fees: readonly FeeRow[]): Omit<FactsOfPerson, 'reported' | 'settledOn'> {
  const owed = entries.filter(({ minor }) => Number(minor) > 0);
  const rents = new Map(owed.flatMap((row) => toRent(row) ?? []).map((rent) => [rent.id, rent]));
  const others = owed.filter((row) => toRent(row) === undefined).map(toOther);
  const idOf = ({ agreement_id: agreementId, due }: FeeRow): string => `${agreementId}/${due}`;
  return {
    rents,
    dues: [...rents.values(), ...others],
    payments: entries
      .filter(({ minor }) => Number(minor) < 0)
      .map(({ id, on_day: paidOn, minor }) => ({ id, paidOn, minor: -Number(minor) })),
    feeIds: new Map(fees.map((fee) => [idOf(fee), fee.id])),
    warned: new Map(fees.map((fee) => [idOf(fee), fee.warned_on])),
    waived: new Set(fees.filter((fee) => fee.is_waived).map(idOf)),
  };
}

function toRent(row: EntryRow): RentOfStay | undefined {
  const { kind, agreement_id: agreementId, tenancy_id: stayId } = row;
  if (kind !== 'rent_due' || agreementId === null || stayId === null) return undefined;
  const { month, period = 'month', from, to } = row.facts as FactsOf<'rent_due'>;
  const name = period === 'month' ? month : from;
  const due = { ...toOther(row), id: `${agreementId}/${name}`, stayId, isRent: true };
  return { ...due, agreementId, name, period, month, from, to };
}

const toOther = ({ id, on_day: dueOn, since, minor }: EntryRow): LateFeeDue => ({
  id,
  stayId: '',
  dueOn,
  since,
  minor: Number(minor),
  isRent: false,
});
