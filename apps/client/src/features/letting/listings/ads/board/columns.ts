import type { Applicant, ApplicantMove, ApplicantState } from '@common-roof/contracts';
import { applicantMachine, canBeShown as mayBeShown, movesOf } from '@common-roof/domain';

/** The columns of the board in process order; final states share the last one. */
export const COLUMNS = ['new', 'shortlisted', 'showing', 'offered', 'accepted', 'ended'] as const;
export type Column = (typeof COLUMNS)[number];

export const columnOf = (state: ApplicantState): Column =>
  state === 'declined' || state === 'withdrawn' ? 'ended' : state;

/** Returns what moving an applicant to a column means; null if it isn't possible. */
export function intentOf({ state }: Applicant, column: Column): ApplicantMove | 'offer' | null {
  if (columnOf(state) === column) return null;
  if (column === 'offered') return applicantMachine.allows('offer', state) ? 'offer' : null;
  const to = column === 'ended' ? 'declined' : column;
  return movesOf(state).includes(to) ? to : null;
}

/** Whether the applicant can still be shown the room. */
export const canBeShown = ({ state }: Applicant): boolean => mayBeShown(state);

/** Returns the nearest possible column to the left or right; an arrow key never ends an application. */
export function nextColumn(applicant: Applicant, direction: 1 | -1): Column | null {
  const from = COLUMNS.indexOf(columnOf(applicant.state));
  const ahead = direction === 1 ? COLUMNS.slice(from + 1) : COLUMNS.slice(0, from).toReversed();
  return ahead.find((column) => column !== 'ended' && intentOf(applicant, column) !== null) ?? null;
}
