import type { MoveReportEntity } from './move-report.entity.ts';

/** The tenancy of a report, and its people. */
export interface StayRow {
  tenancy_id: string;
  tenancy_state: 'upcoming' | 'active' | 'releasing' | 'ended';
  /** ISO dates in the house's time zone. */
  starts_on: string;
  ends_on: string | null;
  roomie_id: string;
  roomie_name: string;
  homeowner_id: string;
  homeowner_name: string;
  house_id: string;
  house_name: string;
  room_name: string;
  amenities: string[];
  /** IANA */
  time_zone: string;
}

export type MoveReportRow = StayRow &
  MoveReportEntity & {
    items: number;
    looked_at: number;
    photos: number;
  };

/** The columns that decide who sees and writes a report, and that its events carry. */
export type ReportParties = Pick<MoveReportEntity, 'id' | 'tenancy_id' | 'kind' | 'by' | 'state'> &
  Pick<StayRow, 'roomie_id' | 'homeowner_id' | 'house_id'>;

/** A tenancy `t` with its room `r`, house `h`, roomie `a` and homeowner `o`. */
export const STAY = `
  t.id AS tenancy_id, t.state AS tenancy_state, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
  to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on, t.roomie_id, a.first_name || ' ' || a.last_name AS roomie_name,
  h.homeowner_id, o.first_name || ' ' || o.last_name AS homeowner_name, t.house_id, h.name AS house_name,
  r.name AS room_name, h.amenities, h.time_zone`;
export const OF_STAY = `
  JOIN houses h ON h.id = t.house_id JOIN rooms r ON r.id = t.room_id
  JOIN accounts a ON a.id = t.roomie_id JOIN accounts o ON o.id = h.homeowner_id`;
/** A report `m` with its tenancy, and its progress `n`. */
export const REPORT = `
  m.id, m.kind, m.by, m.author_id, m.state, m.baseline_id, m.worse, m.signature_name, m.signature_data, m.sha256,
  m.acknowledgement, m.created_at, m.submitted_at, m.acknowledged_at, m.version, ${STAY}, n.items, n.looked_at, n.photos`;
export const OF_REPORT = `
  move_reports m JOIN tenancies t ON t.id = m.tenancy_id ${OF_STAY}
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS items, count(i.condition)::int AS looked_at,
           coalesce(sum((SELECT count(*) FROM image_placements p WHERE p.report_item_id = i.id)), 0)::int AS photos
      FROM move_report_items i WHERE i.report_id = m.id) n`;
