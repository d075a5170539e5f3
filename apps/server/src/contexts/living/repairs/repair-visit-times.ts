import { repairVisitFault, type RepairVisitFault } from '@common-roof/domain';
import type { WholeSentence } from '@common-roof/words';

import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { RepairEntity } from './repair.entity.ts';

/** A time that somebody chose, as sent. */
interface ChosenVisit {
  readonly from: string;
  readonly until: string;
}

const FAULTS: Record<RepairVisitFault, WholeSentence> = {
  past: 'Choose a time that is still to come.',
  ends_first: 'The end has to be after the beginning.',
  too_long: 'A visit lasts twelve hours at most.',
  too_far: 'Choose a day within the next six months.',
};

/** @throws 422 for a time at which nobody can come */
export function requireVisitTime({ from, until }: ChosenVisit, now: Date): void {
  const fault = repairVisitFault({ from: new Date(from), until: new Date(until) }, now);
  if (fault !== null) throw unacceptable('visit', FAULTS[fault]);
}

/** Whether a visit is planned for this time already. */
export const isSameVisit = (
  { visit_from: from, visit_until: until }: Pick<RepairEntity, 'visit_from' | 'visit_until'>,
  visit: ChosenVisit,
): boolean => from?.getTime() === Date.parse(visit.from) && until?.getTime() === Date.parse(visit.until);

/** Returns the columns of another time, which nobody has agreed to yet. Null: none is planned. */
export const newVisit = (visit: ChosenVisit | null): Record<string, unknown> => ({
  visit_from: visit?.from ?? null,
  visit_until: visit?.until ?? null,
  agreed_at: null,
  agreed_by: null,
});
