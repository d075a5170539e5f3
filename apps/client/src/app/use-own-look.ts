import type { MyProfile } from '@common-roof/contracts';
import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

import { isLanguageChosen, switchLanguage } from '#i18n/i18n.ts';
import { readCookie } from '#lib/cookies.ts';
import { THEME_KEY } from './theme-storage.ts';

/** Applies the user's saved theme and language in a browser where none was chosen yet. */
export function useOwnLook({ locale, theme }: Pick<MyProfile, 'locale' | 'theme'>): void {
  const { setMode } = useColorScheme();
  useEffect(() => {
    if (locale !== null && !isLanguageChosen()) void switchLanguage(locale);
  }, [locale]);
  useEffect(() => {
    if (theme !== null && readCookie(THEME_KEY) === null) setMode(theme);
  }, [theme, setMode]);
}
