import type { CalendarItem } from '@common-roof/contracts';

import { paths } from '#lib/paths.ts';

interface Reader {
  readonly role: 'roomie' | 'homeowner' | 'neatkeeper';
  readonly houseId: string;
}

/** Returns the page of an item; null for what has none, or none for the reader. */
export function pathOfItem({ kind, day, page_id: id, person, is_own: isOwn }: CalendarItem, { role, houseId }: Reader) {
  switch (kind) {
    case 'turn':
      return `${paths.choresOf(houseId)}&on=${day}`;
    case 'cleaning':
      return { roomie: paths.choresOf(houseId), homeowner: paths.neatkeepers, neatkeeper: paths.keptHouses }[role];
    case 'showing':
      return role === 'homeowner' ? paths.ads : paths.showings;
    case 'repair':
      return paths.repair(id ?? '');
    case 'away':
      if (isOwn) return paths.profile;
      return role === 'homeowner' && person !== null ? paths.roomie(person._id) : null;
    case 'move_in':
    case 'move_out':
      return role === 'homeowner' ? paths.roomie(id ?? '') : paths.lease;
    case 'rent':
      return paths.costs;
    case 'bill':
      return role === 'homeowner' ? paths.billsOf(houseId) : paths.costs;
    case 'purchase':
      return role === 'homeowner' ? paths.suppliesOf(houseId) : paths.costs;
    case 'guest':
    case 'parcel':
      return null;
  }
}
