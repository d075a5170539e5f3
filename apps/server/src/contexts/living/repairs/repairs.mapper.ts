import type { Repair, RepairDetail, RepairNote } from '@common-roof/contracts';
import { isRepairLinkOpen, repairMachine, repairReopenableUntil, toWireMoney } from '@common-roof/domain';

import { toTimestamp } from '#kernel/database/naming.ts';
import { toPhoto } from '#contexts/identity/media/index.ts';
import type { RepairNoteRow } from './repair-notes.repository.ts';
import type { RepairRow, Shown } from './repairs.repository.ts';

/** Returns what a reader can do with a repair now. */
export function possibilities(row: RepairRow, now: Date): Repair['can'] {
  const { is_owner: isOwner, is_assignee: isAssignee, is_reporter: isReporter, is_resident: isResident, state } = row;
  const isLive = !row.is_archived;
  const allows = (action: keyof typeof repairMachine.transitions, isTheirs: boolean): boolean =>
    isLive && isTheirs && repairMachine.allows(action, state);
  const isVisitOpen = row.visit_until !== null && row.visit_until > now && row.agreed_at === null;
  const isRecent = row.ended_at !== null && repairReopenableUntil(row.ended_at) > now;
  return {
    decide: allows('accept', isOwner),
    plan: allows('plan', isOwner || isAssignee),
    answer: isVisitOpen && allows('answer', isResident),
    finish: allows('finish', isOwner || isAssignee),
    withdraw: allows('withdraw', isReporter && (isResident || isOwner)),
    reopen: isRecent && allows('reopen', isOwner || (isReporter && isResident)),
    write: isLive && (isOwner || isAssignee || isResident),
  };
}

export const toRepair = (row: RepairRow, now: Date): Repair => ({
  _id: row.id,
  house: { _id: row.house_id, name: row.house, time_zone: row.time_zone, currency: row.currency },
  room: row.room_id === null ? null : { _id: row.room_id, name: row.room ?? '' },
  area: row.area,
  area_name: row.area_name,
  title: row.title,
  description: row.description,
  urgency: row.urgency,
  entry: row.entry,
  entry_note: row.entry_note,
  photos: row.photos.map(toPhoto),
  photos_after: row.photos_after.map(toPhoto),
  reporter: row.reporter,
  reported_at: toTimestamp(row.reported_at),
  state: row.state,
  assignee: row.assignee,
  trade: tradeOf(row, now),
  visit: visitOf(row),
  ended: row.ended_at === null ? null : { at: toTimestamp(row.ended_at), by: row.ender, words: row.ended_words },
  cost: row.is_owner && row.cost_minor !== null ? toWireMoney(Number(row.cost_minor), row.currency) : null,
  notes_count: row.notes_count,
  version: row.version,
  can: possibilities(row, now),
});

export const toRepairNote = ({ id, author_id, first_name, trade_name, ...row }: RepairNoteRow): RepairNote => ({
  _id: id,
  author: author_id === null ? null : { _id: author_id, first_name: first_name ?? '', photo: row.photo },
  trade_name,
  text: row.text,
  written_at: toTimestamp(row.written_at),
});

export const toRepairDetail = (
  row: RepairRow,
  { notes, assignable }: { readonly notes: readonly RepairNoteRow[]; readonly assignable: readonly Shown[] },
  now: Date,
): RepairDetail => ({
  ...toRepair(row, now),
  notes: notes.map(toRepairNote),
  assignable: [...assignable],
});

/** Only the homeowner, who entered it, sees how the tradesperson is reached. */
function tradeOf({ trade_name: name, trade_email: email, ...row }: RepairRow, now: Date): Repair['trade'] {
  if (name === null) return null;
  const hasLink = row.is_owner && isRepairLinkOpen(row.state, row.ended_at, now);
  return { name, email: row.is_owner ? email : null, has_link: hasLink };
}

function visitOf({ visit_from: from, visit_until: until, agreed_at: at, agreer }: RepairRow): Repair['visit'] {
  if (from === null || until === null) return null;
  const agreed = at === null || agreer === null ? null : { at: toTimestamp(at), by: agreer };
  return { from: toTimestamp(from), until: toTimestamp(until), agreed };
}
