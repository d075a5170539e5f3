import type { AgreementState, Locale, RentPeriod } from '@common-roof/contracts';
import { guaranteeMachine, OPEN_GUARANTEE_STATES } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database, violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import type { GuaranteeEntity } from './guarantee.entity.ts';

export const GUARANTEES = defineRowStates({
  table: 'guarantees',
  machine: guaranteeMachine,
  refusal: (state) => {
    if (state === 'asked') return 'The roomie hasn’t answered yet.';
    if (state === 'signed') return 'This guarantee is signed.';
    return 'This guarantee is over.';
  },
});

/** A guarantee is asked for while its lease has a roomie and isn't over. */
export const GUARANTEED_LEASE_STATES: readonly AgreementState[] = ['sent', 'signed', 'active', 'pre_released'];

/** The lease of a guarantee, with its people and its place. */
export interface GuaranteedLease {
  agreement_id: string;
  house_id: string;
  title: string;
  type: string;
  language: Locale;
  lease_state: AgreementState;
  /** When the roomie got it; null: a draft, which only its homeowner sees. */
  lease_sent_at: Date | null;
  starts_on: string | null;
  ends_on: string | null;
  /** The rent of today, in minor units per period. */
  rent_minor: string | null;
  rent_period: RentPeriod;
  roomie_id: string | null;
  roomie: string | null;
  roomie_email: string | null;
  homeowner_id: string;
  homeowner: string;
  homeowner_email: string;
  house: string;
  address: string;
  currency: string;
  time_zone: string;
  room: string;
}

export interface GuaranteeRow extends GuaranteeEntity, Omit<GuaranteedLease, 'agreement_id' | 'house_id' | 'language'> {
  has_document: boolean;
}

/** The first parameter of each statement with it is the time. */
const LEASE = `
  a.title, a.type, a.state AS lease_state, a.sent_at AS lease_sent_at, to_char(a.starts_on, 'YYYY-MM-DD') AS starts_on,
  to_char(a.ends_on, 'YYYY-MM-DD') AS ends_on, a.rent_period, a.roomie_id,
  coalesce((SELECT c.rent_minor FROM rent_changes c
             WHERE c.agreement_id = a.id AND c.state = 'announced' AND c.from_on <= ($1::timestamptz AT TIME ZONE h.time_zone)::date
             ORDER BY c.from_on DESC LIMIT 1), a.rent_minor) AS rent_minor,
  t.first_name || ' ' || t.last_name AS roomie, t.email AS roomie_email, h.homeowner_id,
  o.first_name || ' ' || o.last_name AS homeowner, o.email AS homeowner_email, h.name AS house,
  h.street || ', ' || h.postal_code || ' ' || h.city AS address, h.currency, h.time_zone, r.name AS room`;
const AROUND = `JOIN houses h ON h.id = a.house_id JOIN rooms r ON r.id = a.room_id JOIN accounts o ON o.id = h.homeowner_id
  LEFT JOIN accounts t ON t.id = a.roomie_id`;
const SELECT = `
  SELECT g.id, g.agreement_id, g.house_id, g.name, g.email, g.locale, g.limit_minor, g.limit_months, g.covers,
         to_char(g.until_on, 'YYYY-MM-DD') AS until_on, g.overdue_days, g.shows_payments, g.language, g.text, g.state,
         g.declined_by, g.reason, g.asked_at, g.agreed_at, g.link_expires_at, g.signed_at, g.signed_sha256, g.signature,
         g.consent_version, g.consent_language, g.ended_at, g.ended, g.version, ${LEASE},
         EXISTS (SELECT 1 FROM guarantee_documents d WHERE d.guarantee_id = g.id) AS has_document
    FROM guarantees g JOIN agreements a ON a.id = g.agreement_id ${AROUND}`;

export type NewGuarantee = Pick<
  GuaranteeEntity,
  | 'agreement_id'
  | 'house_id'
  | 'name'
  | 'email'
  | 'limit_minor'
  | 'limit_months'
  | 'covers'
  | 'until_on'
  | 'overdue_days'
  | 'language'
  | 'text'
  | 'asked_at'
>;

/** Stores guarantees. */
@Injectable()
export class GuaranteesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<GuaranteeRow | undefined> {
    const [row] = await this.database.query<GuaranteeRow>(`${SELECT} WHERE g.id = $2`, [this.clock.now(), id]);
    return row;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string): Promise<GuaranteeRow | undefined> {
    await this.database.query('SELECT 1 FROM guarantees WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  listForLease(agreementId: string, limit: number): Promise<GuaranteeRow[]> {
    return this.database.query<GuaranteeRow>(`${SELECT} WHERE g.agreement_id = $2 ORDER BY g.id DESC LIMIT $3`, [
      this.clock.now(),
      agreementId,
      limit,
    ]);
  }

  async findLease(agreementId: string): Promise<GuaranteedLease | undefined> {
    const [row] = await this.database.query<GuaranteedLease>(
      `SELECT a.id AS agreement_id, a.house_id, a.language, ${LEASE} FROM agreements a ${AROUND} WHERE a.id = $2`,
      [this.clock.now(), agreementId],
    );
    return row;
  }

  async countForLease(agreementId: string): Promise<{ all: number; open: number }> {
    const [row] = await this.database.query<{ all: number; open: number }>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE state = ANY($2))::int AS open
         FROM guarantees WHERE agreement_id = $1`,
      [agreementId, OPEN_GUARANTEE_STATES],
    );
    return row ?? { all: 0, open: 0 };
  }

  /** Throws 409 when the lease has one that is open. */
  async insert(guarantee: NewGuarantee): Promise<string> {
    const { agreement_id, house_id, name, email, limit_minor, limit_months, covers } = guarantee;
    const { until_on, overdue_days, language, text, asked_at } = guarantee;
    return this.oneOpen(async () => {
      const [row] = await this.database.query<{ id: string }>(
        `INSERT INTO guarantees (agreement_id, house_id, name, email, limit_minor, limit_months, covers, until_on,
                                 overdue_days, language, text, asked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
        [
          agreement_id,
          house_id,
          name,
          email,
          limit_minor,
          limit_months,
          covers,
          until_on,
          overdue_days,
          language,
          text,
          asked_at,
        ],
      );
      if (!row) throw new Error('A guarantee was not stored.');
      return row.id;
    });
  }

  /** Runs a change that opens a guarantee. Throws 409 when its lease has another one that is open. */
  async oneOpen<Result>(change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } catch (error) {
      if (violatedConstraint(error) !== 'guarantees_open') throw error;
      throw new DomainError('conflict', { detail: 'There is already a guarantee for this lease.' });
    }
  }

  async setLocale(id: string, locale: Locale | null): Promise<void> {
    if (locale === null) return;
    await this.database.execute('UPDATE guarantees SET locale = $2 WHERE id = $1', [id, locale]);
  }

  /** Returns the guarantees that aren't over, of a lease and of the lease that it replaced. */
  async listLiveOf(agreementId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT g.id FROM guarantees g JOIN agreements a ON a.id = g.agreement_id
        WHERE g.state <> ALL($2)
          AND (a.id = $1 OR a.id = (SELECT b.supersedes_id FROM agreements b WHERE b.id = $1)) ORDER BY g.id`,
      [agreementId, guaranteeMachine.final],
    );
    return rows.map(({ id }) => id);
  }

  /** Stores which dues everyone is told about. Returns those that are new. */
  async insertNotices(
    id: string,
    dues: readonly { readonly key: string; readonly dueOn: string; readonly covered: number }[],
    at: Date,
  ): Promise<string[]> {
    if (dues.length === 0) return [];
    const rows = await this.database.query<{ due: string }>(
      `INSERT INTO guarantee_notices (guarantee_id, due, due_on, covered_minor, told_at)
       SELECT $1, told.due, told.due_on, told.covered, $5
         FROM unnest($2::text[], $3::date[], $4::bigint[]) AS told (due, due_on, covered)
       ON CONFLICT DO NOTHING RETURNING due`,
      [id, dues.map(({ key }) => key), dues.map(({ dueOn }) => dueOn), dues.map(({ covered }) => covered), at],
    );
    return rows.map(({ due }) => due);
  }
}
