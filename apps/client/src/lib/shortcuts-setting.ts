import { readCookie, writeCookie } from './cookies.ts';

const NAME = 'common-roof-shortcuts';
const watchers = new Set<() => void>();

/** Whether keys act as shortcuts in this browser. A cookie, like other settings of the screen. */
export const shortcutsSetting = {
  areOn: (): boolean => readCookie(NAME) !== 'off',

  set: (areOn: boolean): void => {
    writeCookie(NAME, areOn ? 'on' : 'off');
    for (const tell of watchers) tell();
  },

  /** Calls when it changes here. @returns stops it */
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};
