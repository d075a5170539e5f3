import type { Role } from '@common-roof/contracts';

import { menuOf } from '#app/route-table.ts';
import type { MenuEntry } from '#app/routes/route-entry.ts';

/** The letter after `g` for each entry of a menu. Within a menu each letter stands for one page. */
export const GO_KEYS: Readonly<Record<MenuEntry['label'], string>> = {
  today: 'h',
  overview: 'h',
  activity: 'h',
  myHouses: 'h',
  chores: 'c',
  feed: 'f',
  rules: 'r',
  feedback: 'k',
  showings: 'v',
  chat: 'm',
  announcements: 'a',
  repairs: 'j',
  guide: 'u',
  calendar: 'w',
  stock: 't',
  costs: 's',
  supplies: 's',
  bills: 'b',
  finances: 'y',
  houses: 'o',
  archive: 'x',
  neatkeepers: 'n',
  ads: 'd',
  agreements: 'l',
  oldAgreements: 'z',
  releasing: 'q',
  reports: 'i',
  formerRoomies: 't',
  ratings: 'e',
  lease: 'l',
  moveIn: 'i',
  homeowners: 'w',
  roomies: 'r',
  admins: 'd',
  health: 's',
  audit: 'l',
  profile: 'p',
  passport: 'o',
};

/** Returns the page of a letter in a role's menu; undefined for a letter without one. */
export const pathOfLetter = (role: Role, letter: string): string | undefined =>
  menuOf(role)
    .flatMap(({ items }) => items)
    .find(({ menu }) => GO_KEYS[menu.label] === letter)?.path;
