import type { Applicant, ApplicantMove, ApplicantState } from '@common-roof/contracts';
import { applicantMachine, canBeShown as mayBeShown, movesOf } from '@common-roof/domain';

/** The columns of the board, in the order in which people go through them; what ended stands together at the end. */
export const COLUMNS = ['new', 'shortlisted', 'showing', 'offered', 'accepted', 'ended'] as const;
export type Column = (typeof COLUMNS)[number];

export const columnOf = (state: ApplicantState): Column =>
  state === 'declined' || state === 'withdrawn' ? 'ended' : state;

/** What putting an applicant into a column means; null where they cannot be put there. */
export function intentOf({ state }: Applicant, column: Column): ApplicantMove | 'offer' | null {
  if (columnOf(state) === column) return null;
  if (column === 'offered') return applicantMachine.allows('offer', state) ? 'offer' : null;
  const to = column === 'ended' ? 'declined' : column;
  return movesOf(state).includes(to) ? to : null;
}

/** Whether there is still a reason to show an applicant the room. */
export const canBeShown = ({ state }: Applicant): boolean => mayBeShown(state);

/** The nearest column to the left or right in which the applicant can be put; ending is never a slip of an arrow. */
export function nextColumn(applicant: Applicant, direction: 1 | -1): Column | null {
  const from = COLUMNS.indexOf(columnOf(applicant.state));
  const ahead = direction === 1 ? COLUMNS.slice(from + 1) : COLUMNS.slice(0, from).toReversed();
  return ahead.find((column) => column !== 'ended' && intentOf(applicant, column) !== null) ?? null;
}
