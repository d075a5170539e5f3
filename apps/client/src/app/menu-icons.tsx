import type SvgIcon from '@mui/material/SvgIcon';

import {
  ArchiveIcon,
  BasketIcon,
  BillIcon,
  BroomIcon,
  DoorIcon,
  ChatIcon,
  ChoresIcon,
  DoubleCheckIcon,
  ContractIcon,
  HomeIcon,
  HousesIcon,
  KeyIcon,
  PeopleIcon,
  PersonIcon,
  PulseIcon,
  SpeechIcon,
  ShieldIcon,
  StarIcon,
} from '../ui/icons.tsx';
import type { MenuIconName } from './routes/route-entry.ts';

export const MENU_ICONS: Record<MenuIconName, typeof SvgIcon> = {
  home: HomeIcon,
  chores: ChoresIcon,
  done: DoubleCheckIcon,
  chat: ChatIcon,
  houses: HousesIcon,
  archive: ArchiveIcon,
  door: DoorIcon,
  pulse: PulseIcon,
  person: PersonIcon,
  broom: BroomIcon,
  speech: SpeechIcon,
  people: PeopleIcon,
  shield: ShieldIcon,
  contract: ContractIcon,
  key: KeyIcon,
  basket: BasketIcon,
  bill: BillIcon,
  star: StarIcon,
};
