import { CALENDAR_KINDS, type CalendarKind } from '@common-roof/contracts';
import type SvgIcon from '@mui/material/SvgIcon';

import {
  BasketIcon,
  BillIcon,
  BroomIcon,
  ChoresIcon,
  ContractIcon,
  DoorIcon,
  KeyIcon,
  LogoutIcon,
  PeopleIcon,
  PersonIcon,
  WrenchIcon,
} from '#ui/icons.tsx';
import { PackageIcon } from './package-icon.tsx';

export const ITEM_ICONS: Readonly<Record<CalendarKind, typeof SvgIcon>> = {
  turn: ChoresIcon,
  cleaning: BroomIcon,
  showing: DoorIcon,
  repair: WrenchIcon,
  guest: PeopleIcon,
  parcel: PackageIcon,
  away: PersonIcon,
  move_in: KeyIcon,
  move_out: LogoutIcon,
  rent: ContractIcon,
  bill: BillIcon,
  purchase: BasketIcon,
};

/** What a reader narrows the calendar to. */
export const KIND_GROUPS = ['chores', 'visits', 'people', 'money'] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

const GROUP_OF: Readonly<Record<CalendarKind, KindGroup>> = {
  turn: 'chores',
  cleaning: 'chores',
  showing: 'visits',
  repair: 'visits',
  guest: 'people',
  parcel: 'people',
  away: 'people',
  move_in: 'people',
  move_out: 'people',
  rent: 'money',
  bill: 'money',
  purchase: 'money',
};

/** Returns the kinds of a group, or all of them. */
export const kindsOf = (group: KindGroup | undefined): ReadonlySet<CalendarKind> =>
  new Set(CALENDAR_KINDS.filter((kind) => group === undefined || GROUP_OF[kind] === group));
