import { act } from '@testing-library/react';

import { beforeLeaving } from '#lib/before-leaving.ts';

/** Sends the removals that wait for an undo, as when the app is left. */
export const finishPostponed = (): Promise<void> =>
  act(async () => {
    await Promise.all(beforeLeaving.map((work) => work()));
  });
