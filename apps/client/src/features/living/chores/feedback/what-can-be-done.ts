import type { ChoreFeedback, Role } from '@common-roof/contracts';
import { feedbackFixedAt } from '@common-roof/domain';

interface Reader {
  readonly id: string;
  readonly role: Role;
}

/** Whether it can be removed: by its author for a day, by the homeowner at any time, but not under appeal. */
export function canRemove(
  { author, removed_at, created_at, appeal }: ChoreFeedback,
  { id, role }: Reader,
  now: Date,
): boolean {
  if (removed_at !== null || appeal === 'open') return false;
  return role === 'homeowner' || (author._id === id && now < feedbackFixedAt(new Date(created_at)));
}

export const canResolve = ({ removed_at }: ChoreFeedback, { role }: Reader): boolean =>
  removed_at === null && role === 'homeowner';
