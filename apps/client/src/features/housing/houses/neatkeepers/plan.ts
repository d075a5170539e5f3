import type { CleaningPlan } from '@common-roof/contracts';

export const NO_PLAN: CleaningPlan = { weekdays: [], from: null, to: null };

/** Whether the times of a plan are both set and in order, or both empty. */
export const isWhole = ({ from, to }: CleaningPlan): boolean =>
  from === null || to === null ? from === to : from !== '' && from < to;
