import type { GuideEntry, HouseDocument } from '@common-roof/contracts';
import { dayIn, houseDocumentState } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { toPhoto, toSentFile } from '#contexts/identity/media/index.ts';
import type { GuideEntryRow } from './guide-entries.repository.ts';
import type { HouseDocumentRow } from './house-documents.repository.ts';

const toRoom = ({ room_id: id, room }: Pick<GuideEntryRow, 'room_id' | 'room'>): GuideEntry['room'] =>
  id === null ? null : { _id: id, name: room ?? '' };

export const toGuideEntry = ({
  wifi_network: network,
  wifi_security: security,
  ...row
}: GuideEntryRow): GuideEntry => ({
  _id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  audience: row.audience,
  room: toRoom(row),
  phone: row.phone,
  wifi: network === null || security === null ? null : { network, security },
  photos: row.photos.map(toPhoto),
  files: row.files.map(toSentFile),
  changed_at: toTimestamp(row.changed_at),
  version: row.version,
});

export const toHouseDocument = (row: HouseDocumentRow, now: Date): HouseDocument => ({
  _id: row.id,
  kind: row.kind,
  title: row.title,
  audience: row.audience,
  room: toRoom(row),
  issued_on: row.issued_on,
  expires_on: row.expires_on,
  state: houseDocumentState(row, dayIn(row.time_zone, now)),
  photos: row.photos.map(toPhoto),
  files: row.files.map(toSentFile),
  added_at: toTimestamp(row.added_at),
  replaced_at: toTimestampOrNull(row.replaced_at),
  version: row.version,
});
