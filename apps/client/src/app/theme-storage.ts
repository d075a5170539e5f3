import type { ThemeProviderProps } from '@mui/material/styles';

import { readCookie, writeCookie } from '#lib/cookies.ts';

type StorageManager = NonNullable<ThemeProviderProps['storageManager']>;

/** The server reads it, too: see `THEME_COOKIE` of the contracts, which the first view does without. */
export const THEME_KEY = 'common-roof-theme';

/** Replaces MUI's storage, because local storage may hold two keys only. */
export const themeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => readCookie(key) ?? fallback,
  set: (value: unknown) => {
    if (typeof value === 'string') writeCookie(key, value);
  },
  subscribe: () => () => undefined,
});
