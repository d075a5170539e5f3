import type { Role } from '@common-roof/contracts';

let last: Role = 'roomie';

/** Remembered until the page is closed, so that signing in again takes one choice less. */
export const accountType = {
  last: (): Role => last,
  remember: (role: Role): void => {
    last = role;
  },
};
