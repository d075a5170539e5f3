import { configureStore } from '@reduxjs/toolkit';

import { api } from '#api/api.ts';
import { spoken } from '#i18n/i18n.ts';
import { sessionReducer } from '#session/session-slice.ts';
import { appReducer } from './app-slice.ts';

export function createStore() {
  const store = configureStore({
    reducer: { app: appReducer, session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  // Server-rendered texts are refetched in the new language.
  spoken.subscribe(() => {
    store.dispatch(api.util.invalidateTags(['Live']));
  });
  return store;
}

export type Store = ReturnType<typeof createStore>;
