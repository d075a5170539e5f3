import type { MoveReport } from '@common-roof/contracts';

/** What a report is called: at moving out the homeowner's is an inspection. */
export const kindOf = ({ kind, by }: Pick<MoveReport, 'kind' | 'by'>): 'move_in' | 'move_out' | 'inspection' =>
  by === 'homeowner' ? 'inspection' : kind;
