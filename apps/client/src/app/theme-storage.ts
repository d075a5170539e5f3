import type { ThemeProviderProps } from '@mui/material/styles';

import { readCookie, writeCookie } from '../lib/cookies.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

export const THEME_KEY = 'common-roof-theme';

/** MUI would keep the choice in local storage, which holds two keys only. */
export const themeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => readCookie(key) ?? fallback,
  set: (value: unknown) => {
    if (typeof value === 'string') writeCookie(key, value);
  },
  subscribe: () => () => undefined,
});
