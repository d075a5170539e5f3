import { configureStore } from '@reduxjs/toolkit';

import { api } from '../api/api.ts';
import { sessionReducer } from '../session/session-slice.ts';
import { appReducer } from './app-slice.ts';

export function createStore() {
  return configureStore({
    reducer: { app: appReducer, session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
