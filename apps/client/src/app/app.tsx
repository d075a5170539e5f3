import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { i18n } from '../i18n/i18n.ts';
import { Router } from './router.tsx';
import { theme } from './theme.ts';
import { THEME_KEY, themeStorage } from './theme-storage.ts';

/** The route table is read by `Router`; around it stands a router that can ask before a page is left. */
const router = createBrowserRouter([{ path: '*', element: <Router /> }]);

export function App({ cache }: { cache: EmotionCache }) {
  return (
    <I18nextProvider i18n={i18n}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme} storageManager={themeStorage} modeStorageKey={THEME_KEY}>
          <CssBaseline enableColorScheme />
          <RouterProvider router={router} />
        </ThemeProvider>
      </CacheProvider>
    </I18nextProvider>
  );
}
