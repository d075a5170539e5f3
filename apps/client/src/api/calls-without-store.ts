import { type CallTable, tableOf } from './calls.ts';

/** In a production build this module contains the precomputed table (`build/light-contracts.ts`). */
export const CALLS: CallTable = tableOf(false);
