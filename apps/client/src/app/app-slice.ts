import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AppState {
  isSidenavOpen: boolean;
}

const initialState: AppState = { isSidenavOpen: true };

const slice = createSlice({
  name: 'app',
  initialState,
  reducers: {
    sidenavToggled: (state) => {
      state.isSidenavOpen = !state.isSidenavOpen;
    },
    sidenavSet: (state, action: PayloadAction<boolean>) => {
      state.isSidenavOpen = action.payload;
    },
  },
  selectors: { selectIsSidenavOpen: (state) => state.isSidenavOpen },
});

export const appReducer = slice.reducer;
export const { sidenavToggled, sidenavSet } = slice.actions;
export const { selectIsSidenavOpen } = slice.selectors;
