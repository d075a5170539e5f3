import type { Me } from '@common-roof/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Who is signed in, once `/api/me` has answered. */
export interface SessionState {
  user: Me | null;
}

const initialState: SessionState = { user: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userStored: (state, action: PayloadAction<Me>) => {
      state.user = action.payload;
    },
    userCleared: () => initialState,
  },
  selectors: { selectUser: (state) => state.user },
});

export const sessionReducer = slice.reducer;
export const { userStored, userCleared } = slice.actions;
export const { selectUser } = slice.selectors;
