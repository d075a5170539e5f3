import type { AgreementEntity } from './agreement.entity.ts';

/** An agreement with the names of its people and places. */
export interface AgreementRow extends AgreementEntity {
  homeowner_name: string;
  homeowner_email: string;
  house_name: string;
  room_name: string;
  currency: string;
  time_zone: string;
  /** Address of the house, in one line. */
  address: string;
  /** Name of the person who signs with the homeowner. */
  party_name: string;
  party_first_name: string;
  party_last_name: string;
  party_email: string;
  party_phone: string | null;
}

export interface AgreementWithText extends AgreementRow {
  source: string;
  text: string;
}

/** Name of the roomie `t`, or of the prospect `p` who has no account yet. */
export const PARTY_NAME = `coalesce(t.first_name || ' ' || t.last_name, p.first_name || ' ' || p.last_name)`;
/** Columns of {@link AgreementRow}, selected from {@link AGREEMENTS_AROUND}. */
export const AGREEMENT_COLUMNS = `
    a.id, a.homeowner_id, a.house_id, a.room_id, a.roomie_id, a.prospect_id, a.template_id, a.supersedes_id, a.tenancy_id,
    a.title, a.type, a.language, a.state, to_char(a.starts_on, 'YYYY-MM-DD') AS starts_on,
    to_char(a.ends_on, 'YYYY-MM-DD') AS ends_on, a.rent_minor, a.rent_period, a.deposit_minor, to_char(a.charged_from, 'YYYY-MM-DD') AS charged_from, a.opening_minor, a.text_version, a.version, a.sent_at,
    a.expires_at, a.signed_at, a.countersigned_at, a.signed_sha256, a.decline_reason, a.created_at,
    to_char(a.release_date, 'YYYY-MM-DD') AS release_date, a.notice_by, a.runs_on, a.notice_at, a.notice_reason,
    o.first_name || ' ' || o.last_name AS homeowner_name, o.email AS homeowner_email, h.name AS house_name, r.name AS room_name, h.currency,
    h.time_zone, h.street || ', ' || h.postal_code || ' ' || h.city AS address, ${PARTY_NAME} AS party_name, coalesce(t.first_name, p.first_name) AS party_first_name,
    coalesce(t.last_name, p.last_name) AS party_last_name, coalesce(t.email, p.email) AS party_email,
    CASE WHEN t.id IS NULL THEN p.phone ELSE t.phone END AS party_phone`;
/** Agreements `a` with their people and places. */
export const AGREEMENTS_AROUND = `agreements a JOIN houses h ON h.id = a.house_id JOIN rooms r ON r.id = a.room_id
    JOIN accounts o ON o.id = a.homeowner_id LEFT JOIN accounts t ON t.id = a.roomie_id
    LEFT JOIN prospects p ON p.id = a.prospect_id`;
