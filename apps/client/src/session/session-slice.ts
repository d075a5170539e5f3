import type { Me } from '@common-roof/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, once `/api/me` has answered. */
export interface SessionState {
  user: Me | null;
  /** The account the cached answers belong to; null if the cache must be empty. */
  cacheOwner: string | null;
}

const initialState: SessionState = { user: null, cacheOwner: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userStored: (state, action: PayloadAction<Me>) => {
      state.user = action.payload;
    },
    cacheTaken: (_, action: PayloadAction<string>) => ({ user: null, cacheOwner: action.payload }),
    userCleared: () => initialState,
  },
  selectors: { selectUser: (state) => state.user, selectCacheOwner: (state) => state.cacheOwner },
});

export const sessionReducer = slice.reducer;
export const { userStored, cacheTaken, userCleared } = slice.actions;
export const { selectUser, selectCacheOwner } = slice.selectors;
