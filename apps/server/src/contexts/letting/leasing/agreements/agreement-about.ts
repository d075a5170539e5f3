import type { AgreementEntity } from './agreement.entity.ts';

/**
 * The people and places of an agreement. A signer by link gets an account, and a lease its tenancy, with the
 * countersignature.
 */
export const aboutOf = (row: About): Record<keyof About, string | null> => ({
  homeowner_id: row.homeowner_id,
  house_id: row.house_id,
  room_id: row.room_id,
  roomie_id: row.roomie_id,
  prospect_id: row.prospect_id,
  template_id: row.template_id,
  supersedes_id: row.supersedes_id,
  tenancy_id: row.tenancy_id,
});
export type About = Pick<
  AgreementEntity,
  'homeowner_id' | 'house_id' | 'room_id' | 'roomie_id' | 'prospect_id' | 'template_id' | 'supersedes_id' | 'tenancy_id'
>;
