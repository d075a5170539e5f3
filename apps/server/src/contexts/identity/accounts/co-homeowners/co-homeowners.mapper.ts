import type { CoHomeowner, SharedHouses } from '@common-roof/contracts';
import { coHomeownerInvitationUntil } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { ChangesRow, CoHomeownerRow, SharedRow } from './co-homeowners.repository.ts';

const lapsesAt = (state: string, invitedAt: Date): string | null =>
  state === 'invited' ? toTimestamp(coHomeownerInvitationUntil(invitedAt)) : null;

export const toCoHomeowner = (row: CoHomeownerRow, changes: readonly ChangesRow[]): CoHomeowner => ({
  _id: row.id,
  email: row.email,
  person: { first_name: row.first_name, last_name: row.last_name },
  areas: row.areas,
  state: row.state,
  invited_at: toTimestamp(row.invited_at),
  lapses_at: lapsesAt(row.state, row.invited_at),
  accepted_at: toTimestampOrNull(row.accepted_at),
  ended_at: toTimestampOrNull(row.ended_at),
  changes: changes
    .filter(({ co_homeowner_id: id }) => id === row.id)
    .map(({ day, area, changes: count }) => ({ day, area, changes: count })),
});

export const toSharedHouses = (row: SharedRow): SharedHouses => ({
  _id: row.id,
  homeowner: { first_name: row.first_name, last_name: row.last_name },
  areas: row.areas,
  state: row.state,
  invited_at: toTimestamp(row.invited_at),
  lapses_at: lapsesAt(row.state, row.invited_at),
});
