import type { WholeSentence } from '@common-roof/words';

import { violatedConstraint } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { TenancyEntity } from './tenancy.entity.ts';

export interface TenancyRow extends Pick<TenancyEntity, 'roomie_id' | 'room_id' | 'house_id'> {
  tenancy_id: string;
}

/** An open tenancy with the fields that rules decide by. */
export interface OpenTenancyRow extends TenancyRow {
  state: 'upcoming' | 'active' | 'releasing';
  starts_on: string;
  homeowner_id: string;
  /** Whether a lease is in force for it, and ends it. */
  is_leased: boolean;
  /** As agreed for the tenancy; null: the room's own rent */
  rent_minor: string | null;
  currency: string;
  time_zone: string;
}

export const COLUMNS = 'id AS tenancy_id, roomie_id, room_id, house_id';

export const ROOM_TAKEN = 'The room is taken on one of these days.';
const TAKEN = new Map<string, WholeSentence>([
  ['tenancies_never_overlap', ROOM_TAKEN],
  ['tenancies_one_open_per_roomie', 'This roomie already lives in a house.'],
  ['tenancies_never_twice', 'This roomie already lives in a house.'],
]);

/**
 * Translates what a constraint rejects; any other error passes unchanged.
 * @throws 409 when the room or the person is taken
 */
export async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const detail = TAKEN.get(violatedConstraint(error) ?? '');
    throw detail === undefined ? error : new DomainError('conflict', { detail });
  }
}

/**
 * A tenancy with a lease in force ends with the lease's release, which settles the deposit, and in the room that the
 * lease names.
 * @throws 409
 */
export function refuseLeased({ state, is_leased: isLeased }: OpenTenancyRow): void {
  if (state === 'upcoming' && isLeased) {
    throw new DomainError('conflict', {
      detail: 'A lease is signed for this stay. Ask the roomie to agree to cancel it.',
      current: { state },
    });
  }
  if (state === 'releasing') {
    throw new DomainError('conflict', {
      detail: 'Notice was given on this lease. Release it first.',
      current: { state },
    });
  }
  if (isLeased) {
    throw new DomainError('conflict', {
      detail: 'A lease is in force for this stay. It ends by notice and release.',
      current: { state },
    });
  }
}
