import {
  type Location,
  NavigationType,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

import { unsaved } from '#lib/unsaved.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);

/**
 * The browser's history, except that navigation waits for `unsaved` if it would lose input. The router variant with
 * this built in includes loaders, actions and fetchers, 17 kB that every page would carry.
 */
export function createGuardedHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let present: Location = history.location;
  let isTakenBack = false;

  const leaves = (to: To): boolean => pathOf(to) !== present.pathname;
  const takeOrHold = (to: To, step: () => void): void => {
    if (!leaves(to) || !unsaved.hold(step)) step();
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => {
      history.go(steps);
    },
    push: (to, state) => {
      takeOrHold(to, () => {
        history.push(to, state);
      });
    },
    replace: (to, state) => {
      takeOrHold(to, () => {
        history.replace(to, state);
      });
    },
    listen: (listener: Listener) =>
      history.listen((update) => {
        const { action, location, delta } = update;
        if (isTakenBack) {
          isTakenBack = false;
          return;
        }
        const again = (): void => {
          history.go(delta ?? 0);
        };
        // The browser has already navigated: go back until the user decides.
        if (action === NavigationType.Pop && delta !== null && delta !== 0 && leaves(location) && unsaved.hold(again)) {
          isTakenBack = true;
          history.go(-delta);
          return;
        }
        present = location;
        listener(update);
      }),
  };
}
