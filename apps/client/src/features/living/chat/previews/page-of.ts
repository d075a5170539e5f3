import type { Side } from '@common-roof/contracts';

import { paths } from '#lib/paths.ts';
import type { OwnLink } from './own-links.ts';

/** Returns the reader's own page of a linked thing: people on both sides send each other theirs. */
export function pageOf({ kind, id, houseId }: OwnLink, side: Side): string {
  const isOwner = side === 'homeowner';
  const ofHouse = houseId === null ? '' : `house=${houseId}`;
  switch (kind) {
    case 'room':
      return withQuery(paths.openRooms, id === null ? '' : `id=${id}`);
    case 'ad':
      return isOwner
        ? withQuery(paths.ads, id === null ? '' : `ad=${id}`)
        : withQuery(paths.openRooms, id === null ? '' : `id=${id}`);
    case 'bill':
      return isOwner
        ? withQuery('/variablecostreports', ofHouse)
        : withQuery(paths.costs, id === null ? '' : `bill=${id}`);
    case 'rules':
      if (isOwner) return houseId === null ? paths.houses : withQuery(paths.ownersRulesOf(houseId), changeOf(id));
      return withQuery(paths.rules, changeOf(id));
    case 'announcements':
      return withQuery(paths.announcements, ofHouse, id === null ? '' : `announcement=${id}`);
    case 'house':
      return id === null ? paths.houses : paths.house(id);
    case 'chores':
      return withQuery(paths.chores, ofHouse);
    case 'feed':
      return isOwner ? withQuery('/feedbackAdminPage', ofHouse) : paths.feed;
  }
}

const changeOf = (id: string | null): string => (id === null ? '' : `change=${id}`);

/** Adds the parts that aren't empty to an address. */
function withQuery(path: string, ...parts: string[]): string {
  const query = parts.filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
