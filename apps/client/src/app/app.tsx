import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

import { i18n } from '../i18n/i18n.ts';
import { Router } from './router.tsx';
import type { Store } from './store.ts';
import { theme } from './theme.ts';
import { themeStorage } from './theme-storage.ts';

const Toasts = lazy(async () => ({ default: (await import('../ui/toasts.tsx')).Toasts }));

export function App({ store, cache }: { store: Store; cache: EmotionCache }) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme} storageManager={themeStorage} modeStorageKey="common-roof-theme">
            <CssBaseline enableColorScheme />
            <BrowserRouter>
              <Router />
            </BrowserRouter>
            <Suspense fallback={null}>
              <Toasts />
            </Suspense>
          </ThemeProvider>
        </CacheProvider>
      </I18nextProvider>
    </Provider>
  );
}
