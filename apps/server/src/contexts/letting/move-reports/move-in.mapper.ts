import {
  type MoveReport,
  type MoveReportDetail,
  REPORT_AREAS,
  type ReportItem,
  type ReportKind,
} from '@common-roof/contracts';
import { changeOf } from '@common-roof/domain';
import { type Reader, thingName } from '@common-roof/words';

import { toTimestamp } from '#kernel/database/naming.ts';
import type { ProvedPhoto } from '#contexts/identity/media/index.ts';
import type { ComparedItem, ItemRow } from './compared-items.ts';
import type { MoveReportRow } from './move-report-row.sql.ts';
import type { AddendumRow } from './report-addenda.repository.ts';
import type { ReportParty } from './report-parties.ts';

export const toMoveReport = (row: MoveReportRow): MoveReport => ({
  _id: row.id,
  kind: row.kind,
  by: row.by,
  state: row.state,
  roomie: { _id: row.roomie_id, name: row.roomie_name },
  house: { _id: row.house_id, name: row.house_name },
  room_name: row.room_name,
  tenancy_id: row.tenancy_id,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  items: row.items,
  looked_at: row.looked_at,
  worse: row.worse,
  photos: row.photos,
  submitted_at: row.submitted_at && toTimestamp(row.submitted_at),
  acknowledged_at: row.acknowledged_at && toTimestamp(row.acknowledged_at),
});

/** All parts of a report. */
export interface WholeReport {
  readonly row: MoveReportRow;
  readonly items: readonly ComparedItem[];
  readonly addenda: readonly AddendumRow[];
  readonly photos: PhotosOf;
}

/** Photos by the id of an item or addendum. */
export type PhotosOf = (ownerId: string) => readonly ProvedPhoto[];

export const toReportItem = (
  { item, before }: ComparedItem,
  kind: ReportKind,
  photos: PhotosOf,
  reader: Reader,
): ReportItem => ({
  _id: item.id,
  area: item.area,
  thing: item.thing,
  name: nameOf(item, reader),
  condition: item.condition,
  remarks: item.remarks,
  photos: [...photos(item.id)],
  baseline: before && { condition: before.condition, remarks: before.remarks, photos: [...photos(before.id)] },
  // A submitted report stores the change itself.
  change: item.change ?? (kind === 'move_out' ? changeOf(before?.condition ?? null, item.condition) : null),
});

/** Name in the reader's language; an unknown thing has the name under which it is stored. */
export const nameOf = ({ thing, name }: Pick<ItemRow, 'thing' | 'name'>, reader: Reader): string =>
  thing === null ? name : (thingName(thing, reader) ?? thing);

export function toMoveReportDetail(report: WholeReport, side: ReportParty, reader: Reader): MoveReportDetail {
  const { row, addenda, photos } = report;
  return {
    ...toMoveReport(row),
    list: inOrder(report.items).map((item) => toReportItem(item, row.kind, photos, reader)),
    signature: row.signature_name === null ? null : { name: row.signature_name, data: row.signature_data },
    sha256: row.sha256,
    acknowledgement: row.acknowledgement,
    addenda: addenda.map(({ id, by, text, created_at }) => ({
      _id: id,
      by,
      text,
      photos: [...photos(id)],
      created_at: toTimestamp(created_at),
    })),
    may: mayOf(row, side),
  };
}

/** In the order of a walk through the house; added items come last in their area. */
const inOrder = (items: readonly ComparedItem[]): ComparedItem[] =>
  [...items].sort(
    ({ item: one }, { item: other }) =>
      REPORT_AREAS.indexOf(one.area) - REPORT_AREAS.indexOf(other.area) ||
      one.position - other.position ||
      one.id.localeCompare(other.id),
  );

function mayOf({ state, by }: MoveReportRow, side: ReportParty): MoveReportDetail['may'] {
  if (side === 'admin') return [];
  if (state === 'draft') return side === by ? ['fill'] : [];
  return state === 'submitted' && side !== by ? ['acknowledge', 'add'] : ['add'];
}
