/** Days after a strike or a feedback in which the roomie can appeal. */
export const APPEAL_DAYS = 7;

/** Days the homeowner has to decide; an admin then has as many. */
export const DECISION_DAYS = 7;

const DAY_MS = 86_400_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Returns the moment until which the roomie can appeal. */
export const appealableUntil = (givenAt: Date): Date => daysAfter(givenAt, APPEAL_DAYS);

/** Returns the moment from which an admin decides instead of the homeowner. */
export const escalatesAt = (openedAt: Date): Date => daysAfter(openedAt, DECISION_DAYS);

/** Returns the moment at which an undecided appeal is upheld. */
export const upheldAt = (openedAt: Date): Date => daysAfter(openedAt, 2 * DECISION_DAYS);

/** The strike or feedback under appeal. */
export interface AppealCause {
  readonly roomieId: string;
  readonly givenAt: Date;
  /** Whether it was appealed before, whatever the outcome: each cause gets one appeal. */
  readonly isAppealed: boolean;
}

export type AppealRefusal = 'not_yours' | 'too_late' | 'already_appealed';

/** Returns why this roomie can't appeal, or null if they can. */
export function appealRefusal(cause: AppealCause, roomieId: string, now: Date): AppealRefusal | null {
  if (cause.roomieId !== roomieId) return 'not_yours';
  if (cause.isAppealed) return 'already_appealed';
  return now >= appealableUntil(cause.givenAt) ? 'too_late' : null;
}

export interface OpenAppeal {
  readonly openedAt: Date;
  /** Ids of the people who gave it; for a rejected chore, everyone who voted to reject it. Empty for a missed turn. */
  readonly givenBy: readonly string[];
}

/** Returns who decides: the homeowner, unless they gave it themselves or a week has passed. `time`: it is upheld. */
export function deciderOf(
  { openedAt, givenBy }: OpenAppeal,
  homeownerId: string,
  now: Date,
): 'homeowner' | 'admin' | 'time' {
  if (now >= upheldAt(openedAt)) return 'time';
  return givenBy.includes(homeownerId) || now >= escalatesAt(openedAt) ? 'admin' : 'homeowner';
}

/** Whether this person may decide as the house's homeowner or as an admin. Nobody decides about what they gave. */
export const mayDecide = (
  appeal: OpenAppeal,
  person: { readonly id: string; readonly role: 'homeowner' | 'admin' },
  homeownerId: string,
  now: Date,
): boolean => person.role === deciderOf(appeal, homeownerId, now) && !appeal.givenBy.includes(person.id);
