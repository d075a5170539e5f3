import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';

import { createGuardedHistory } from './guarded-history.ts';
import { Router } from './router.tsx';
import { theme } from './theme.ts';
import { THEME_KEY, themeStorage } from './theme-storage.ts';

export function App({ cache }: { cache: EmotionCache }) {
  const [history] = useState(createGuardedHistory);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={themeStorage} modeStorageKey={THEME_KEY}>
        <CssBaseline enableColorScheme />
        <HistoryRouter history={history}>
          <Router />
        </HistoryRouter>
      </ThemeProvider>
    </CacheProvider>
  );
}
