import type { CleaningPlan } from '@common-roof/contracts';

export const NO_PLAN: CleaningPlan = { weekdays: [], from: null, to: null };

/** Whether the times of a plan are both given and in order, or both left out. */
export const isWhole = ({ from, to }: CleaningPlan): boolean =>
  from === null || to === null ? from === to : from !== '' && from < to;
