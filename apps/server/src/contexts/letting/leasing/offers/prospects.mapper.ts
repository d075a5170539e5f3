import type { LeaseOffer, Prospect, ProspectState } from '@common-roof/contracts';
import { toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { hiddenAddress } from './hidden-address.ts';
import type { ProspectRow } from './prospects.repository.ts';

export const toProspect = (row: ProspectRow, state: ProspectState): Prospect => ({
  _id: row.id,
  applicant_id: row.applicant_id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  room: { _id: row.room_id, name: row.room_name },
  house: { _id: row.house_id, name: row.house_name },
  currency: row.currency,
  starts_on: row.starts_on,
  rent: toWireMoney(Number(row.rent_minor), row.currency),
  rent_period: row.rent_period,
  deposit: toWireMoney(Number(row.deposit_minor), row.currency),
  note: row.note,
  state,
  expires_at: toTimestamp(row.expires_at),
  viewed_at: toTimestampOrNull(row.viewed_at),
  lease: leaseOf(row),
  version: row.version,
  created_at: toTimestamp(row.created_at),
});

export const toLeaseOffer = (
  row: ProspectRow,
  lease: LeaseOffer['lease'],
  obstacle: LeaseOffer['obstacle'],
): LeaseOffer => ({
  state: row.state,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  sent_to: hiddenAddress(row.email),
  homeowner: row.homeowner_name,
  house: row.house_name,
  address: `${row.street}, ${row.postal_code} ${row.city}`,
  room: row.room_name,
  size_m2: row.size_m2,
  currency: row.currency,
  starts_on: row.starts_on,
  rent: toWireMoney(Number(row.rent_minor), row.currency),
  rent_period: row.rent_period,
  deposit: toWireMoney(Number(row.deposit_minor), row.currency),
  note: row.note,
  expires_at: toTimestamp(row.expires_at),
  lease,
  obstacle,
});

function leaseOf({ lease_id, lease_title, lease_state, lease_text_version }: ProspectRow): Prospect['lease'] {
  if (lease_id === null || lease_title === null || lease_state === null || lease_text_version === null) return null;
  return { _id: lease_id, title: lease_title, state: lease_state, text_version: lease_text_version };
}
