import type { BoardItem, HouseBoard } from '@common-roof/contracts';

import type { RegisteredItem } from '#kernel/calendar/calendar-register.ts';
import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { BoardRow } from './boards.repository.ts';

/** @param viewerId who reads it */
export const toHouseBoard = (row: BoardRow, viewerId: string, isOwner: boolean): HouseBoard => ({
  _id: row.id,
  name: row.name,
  shows_emergency: row.shows_emergency,
  shows_wifi: row.shows_wifi,
  made_by: { _id: row.maker_id, first_name: row.maker },
  made_at: toTimestamp(row.made_at),
  opened_at: toTimestampOrNull(row.opened_at),
  is_own: row.maker_id === viewerId,
  can_remove: isOwner || row.maker_id === viewerId,
});

/** Whose turn it is hangs in the kitchen; what is repaired and who cleans does not. */
export const toBoardItem = (item: RegisteredItem): BoardItem => ({
  _id: `${item.kind}-${item.id}`,
  kind: item.kind === 'repair' || item.kind === 'cleaning' ? item.kind : 'turn',
  day: item.day,
  from: toTimestampOrNull(item.from ?? null),
  about: item.kind === 'turn' ? (item.about ?? '') : '',
  person: item.kind === 'turn' ? (item.person ?? null) : null,
  state: item.state ?? 'planned',
});
