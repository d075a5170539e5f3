import type { Chore, ChoreAssignment } from '@common-roof/contracts';
import { missedAt } from '@common-roof/domain';

/** Returns the turns that can be posted now, by date: each chore's next one, and overdue ones that still count. */
export function postable(turns: readonly ChoreAssignment[], now: Date): ChoreAssignment[] {
  const comesLater = (turn: ChoreAssignment): boolean =>
    turns.some(
      ({ chore, due_at: at }) =>
        chore._id === turn.chore._id && new Date(at) > now && new Date(at) < new Date(turn.due_at),
    );
  return turns
    .filter((turn) => turn.state === 'due' && missedAt(new Date(turn.due_at)) > now && !comesLater(turn))
    .toSorted((one, other) => one.due_at.localeCompare(other.due_at));
}

/** Returns the chores that can be done besides turns: those without a turn today. */
export const extraChores = (chores: readonly Chore[], turns: readonly ChoreAssignment[], today: string): Chore[] =>
  chores.filter(({ _id: id }) => !turns.some(({ chore, due_on: day }) => chore._id === id && day === today));
