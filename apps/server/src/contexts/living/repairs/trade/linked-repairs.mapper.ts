import type { LinkedRepair } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import { repairMachine } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { RepairNoteRow } from '#contexts/living/repairs/repair-notes.repository.ts';
import type { LinkedRepairRow } from './linked-repairs.repository.ts';

export const addressOf = ({ street, postal_code, city }: LinkedRepairRow): string =>
  `${street}, ${postal_code} ${city}`;

/** Returns what a tradesperson can do with a repair now. */
export function linkPossibilities(row: LinkedRepairRow): LinkedRepair['can'] {
  const isLive = !row.is_archived;
  return {
    plan: isLive && repairMachine.allows('plan', row.state),
    finish: isLive && repairMachine.allows('finish', row.state),
    write: isLive && row.notes_count < LIMITS.repairNotes,
  };
}

export const toLinkedRepair = (row: LinkedRepairRow, notes: readonly RepairNoteRow[]): LinkedRepair => ({
  trade: row.trade_name,
  homeowner: { first_name: row.homeowner, phone: row.phone },
  house: { name: row.house, address: addressOf(row), time_zone: row.time_zone },
  room: row.room,
  area: row.area,
  area_name: row.area_name,
  title: row.title,
  description: row.description,
  urgency: row.urgency,
  entry: row.entry,
  entry_note: row.entry_note,
  photos: row.photos.map(({ image_id, caption, width, height }) => ({ image_id, caption, width, height })),
  state: row.state,
  visit:
    row.visit_from === null || row.visit_until === null
      ? null
      : {
          from: toTimestamp(row.visit_from),
          until: toTimestamp(row.visit_until),
          is_agreed: row.agreed_at !== null,
        },
  // What others wrote at the end is between them and the homeowner.
  ended:
    row.ended_at === null
      ? null
      : { at: toTimestamp(row.ended_at), words: row.ended_by === null ? row.ended_words : '' },
  notes: notes.map(({ id, trade_name, first_name, text, written_at }) => ({
    _id: id,
    author: trade_name ?? first_name ?? '',
    text,
    written_at: toTimestamp(written_at),
  })),
  version: row.version,
  can: linkPossibilities(row),
});
