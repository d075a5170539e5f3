import { type CallTable, tableOf } from './calls.ts';

/** Built for people, this module holds the finished table instead of what makes it (`build/light-contracts.ts`). */
export const CALLS: CallTable = tableOf(true);
