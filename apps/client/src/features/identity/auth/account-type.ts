import type { Role } from '@common-roof/contracts';

let last: Role = 'roomie';

/** Remembered while the page lives, so that signing in again after an ended session takes one choice less. */
export const accountType = {
  last: (): Role => last,
  remember: (role: Role): void => {
    last = role;
  },
};
