import type { MoveReport } from '@common-roof/contracts';

/** Returns the name of a report: at moving out, the homeowner's is an inspection. */
export const kindOf = ({ kind, by }: Pick<MoveReport, 'kind' | 'by'>): 'move_in' | 'move_out' | 'inspection' =>
  by === 'homeowner' ? 'inspection' : kind;
