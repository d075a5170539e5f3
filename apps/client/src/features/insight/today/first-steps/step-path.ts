import type { FirstStep, Role } from '@common-roof/contracts';

import { paths } from '#lib/paths.ts';

const ofHomeowner = (step: FirstStep, houseId: string | null): string => {
  if (houseId === null) return paths.newHouse;
  switch (step) {
    case 'house':
    case 'rooms':
      return paths.houseStep(houseId, step === 'house' ? 1 : 2);
    case 'people':
      return paths.ads;
    case 'rules':
      return paths.ownersRulesOf(houseId);
    case 'chores':
      return paths.setUpChores(houseId);
    case 'bills':
      return paths.billsOf(houseId);
    default:
      return paths.house(houseId);
  }
};

const OF_ROOMIE: Partial<Record<FirstStep, string>> = {
  home: paths.openRooms,
  lease: paths.lease,
  report: paths.moveIn,
  rules: paths.rules,
  hello: paths.chat,
  chore: paths.chores,
  purchase: paths.costs,
  pay: paths.costs,
};
const OF_NEATKEEPER: Partial<Record<FirstStep, string>> = { home: paths.keptHouses, visit: paths.keptHouses };
const OF_ADMIN: Partial<Record<FirstStep, string>> = {
  factor: `${paths.profile}?show=security`,
  admins: paths.admins,
  homeowners: paths.homeowners,
  houses: paths.allHouses,
  backup: paths.health,
  audit: paths.audit,
};

/** Returns the path of the page where a step is done. */
export function pathOfStep(step: FirstStep, role: Role, houseId: string | null): string {
  if (step === 'profile') return paths.profile;
  if (step === 'notifications') return `${paths.profile}?show=alerts`;
  if (role === 'homeowner') return ofHomeowner(step, houseId);
  const known = { roomie: OF_ROOMIE, neatkeeper: OF_NEATKEEPER, admin: OF_ADMIN }[role];
  return known[step] ?? paths.profile;
}
