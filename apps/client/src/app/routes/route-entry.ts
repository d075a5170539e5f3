import type { Role } from '@common-roof/contracts';

import type { LazyPage } from '#app/lazy-page.ts';

/** Who may open a page. `roomies` admits every signed-in user, as in the specification. */
export const GROUPS = {
  public: 'everybody',
  roomies: ['roomie', 'homeowner', 'neatkeeper', 'admin'],
  residents: ['roomie', 'homeowner'],
  households: ['roomie', 'homeowner', 'neatkeeper'],
  homeowners: ['homeowner'],
  admins: ['admin'],
  neatkeepers: ['neatkeeper'],
  all: ['roomie', 'homeowner', 'neatkeeper', 'admin'],
} as const satisfies Record<string, 'everybody' | readonly Role[]>;

export type Group = keyof typeof GROUPS;
export type MenuIconName =
  | 'home'
  | 'chores'
  | 'done'
  | 'chat'
  | 'houses'
  | 'archive'
  | 'door'
  | 'pulse'
  | 'person'
  | 'broom'
  | 'speech'
  | 'people'
  | 'shield'
  | 'contract'
  | 'key'
  | 'basket'
  | 'bill'
  | 'star'
  | 'heart'
  | 'leave'
  | 'note'
  | 'megaphone'
  | 'wrench'
  | 'book'
  | 'calendar'
  | 'passport';

/** Sections of a menu; the first has no heading. */
export const SECTIONS = ['main', 'houses', 'letting', 'people', 'records', 'account'] as const;
export type MenuSection = (typeof SECTIONS)[number];
export type NamedSection = Exclude<MenuSection, 'main' | 'account'>;

/** Everyday pages and the account need no heading. */
export const isNamed = (section: MenuSection): section is NamedSection => section !== 'main' && section !== 'account';

export interface MenuEntry {
  label:
    | 'today'
    | 'costs'
    | 'supplies'
    | 'bills'
    | 'finances'
    | 'chores'
    | 'feed'
    | 'rules'
    | 'announcements'
    | 'repairs'
    | 'guide'
    | 'calendar'
    | 'stock'
    | 'feedback'
    | 'chat'
    | 'overview'
    | 'activity'
    | 'houses'
    | 'archive'
    | 'myHouses'
    | 'profile'
    | 'passport'
    | 'neatkeepers'
    | 'roomies'
    | 'homeowners'
    | 'audit'
    | 'ads'
    | 'showings'
    | 'agreements'
    | 'releasing'
    | 'formerRoomies'
    | 'moveIn'
    | 'reports'
    | 'lease'
    | 'oldAgreements'
    | 'ratings'
    | 'admins'
    | 'health';
  icon: MenuIconName;
  section: MenuSection;
  roles: readonly Role[];
  /** In the bottom navigation of a phone, if the role has one; everything else is behind "More". */
  isAtHand?: boolean;
}

export interface RouteEntry {
  path: string;
  group: Group;
  title:
    | `shell.nav.${MenuEntry['label']}`
    | `shell.title.${'landing' | 'signIn' | 'forgot' | 'reset' | 'invite' | 'verify' | 'unsubscribe'}`
    | `shell.title.${'apply' | 'about' | 'contact' | 'confirmApplication' | 'confirmEmail' | 'editTenant'}`
    | `shell.title.${'houseChats' | 'person' | 'setUpChores' | 'allChores' | 'fairness' | 'editHouse' | 'house' | 'houseRules' | 'writeAgreement' | 'settlement'}`
    | `shell.title.${'suppliesHistory' | 'enterBill' | 'privateFeelings' | 'dataExport'}`
    | `shell.title.${'openRooms' | 'roomApplication' | 'newLease' | 'visit' | 'repairLink' | 'board' | 'share' | 'roomChoices' | 'chooseRoom' | 'checkPassport' | 'guarantee' | 'whatIf' | 'coHomeowners' | 'whoRunsWhat' | 'suggest' | 'roomSuggestion'}`;
  page: LazyPage;
  menu?: MenuEntry;
  /** Fills the height of the window instead of scrolling as a whole. */
  fillsWindow?: boolean;
  /** A public page that caches answers; all others work without the store and its code. */
  usesStore?: boolean;
}

export function mayOpen(group: Group, role: Role): boolean {
  const allowed: 'everybody' | readonly Role[] = GROUPS[group];
  return allowed === 'everybody' || allowed.includes(role);
}
