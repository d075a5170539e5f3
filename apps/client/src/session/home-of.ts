import type { Role } from '@common-roof/contracts';

import { paths } from '#lib/paths.ts';

/** The start page of each role. */
export const HOME_OF: Readonly<Record<Role, string>> = {
  roomie: paths.today,
  homeowner: paths.overview,
  neatkeeper: paths.keptHouses,
  admin: paths.activity,
};
