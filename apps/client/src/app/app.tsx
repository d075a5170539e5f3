import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';

import { directionOf } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { createEmotionCache } from './emotion-cache.ts';
import { createGuardedHistory } from './guarded-history.ts';
import { Router } from './router.tsx';
import { THEMES } from './theme.ts';
import { THEME_KEY, themeStorage } from './theme-storage.ts';

/** @param createCache makes where the styles of a direction are kept */
export function App({ createCache = createEmotionCache }: { createCache?: typeof createEmotionCache }) {
  const [history] = useState(createGuardedHistory);
  const direction = directionOf(useTranslation().i18n.language);
  const cache = useMemo(() => createCache(direction), [createCache, direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={THEMES[direction]} storageManager={themeStorage} modeStorageKey={THEME_KEY}>
        <CssBaseline enableColorScheme />
        <HistoryRouter history={history}>
          <Router />
        </HistoryRouter>
      </ThemeProvider>
    </CacheProvider>
  );
}
