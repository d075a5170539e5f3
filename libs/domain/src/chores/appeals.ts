/** Days after a strike or a feedback in which it can be appealed against. */
export const APPEAL_DAYS = 7;

/** Days that the homeowner has to decide, and then as many an admin. */
export const DECISION_DAYS = 7;

const DAY_MS = 86_400_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Until when something can be appealed against. */
export const appealableUntil = (givenAt: Date): Date => daysAfter(givenAt, APPEAL_DAYS);

/** When an admin decides in place of the homeowner. */
export const escalatesAt = (openedAt: Date): Date => daysAfter(openedAt, DECISION_DAYS);

/** When an appeal that nobody decided is upheld. */
export const upheldAt = (openedAt: Date): Date => daysAfter(openedAt, 2 * DECISION_DAYS);

/** What somebody appeals against. */
export interface AppealCause {
  readonly roomieId: string;
  readonly givenAt: Date;
  /** Whether there was an appeal against it, whatever became of it: a cause is heard once. */
  readonly isAppealed: boolean;
}

export type AppealRefusal = 'not_yours' | 'too_late' | 'already_appealed';

/** Why somebody may not appeal; null: they may. */
export function appealRefusal(cause: AppealCause, roomieId: string, now: Date): AppealRefusal | null {
  if (cause.roomieId !== roomieId) return 'not_yours';
  if (cause.isAppealed) return 'already_appealed';
  return now >= appealableUntil(cause.givenAt) ? 'too_late' : null;
}

export interface OpenAppeal {
  readonly openedAt: Date;
  /** Ids of those who gave what it is about: of a rejected chore all who were for it. The time gives what is missed. */
  readonly givenBy: readonly string[];
}

/** Who decides: the homeowner, unless they gave it themselves or did not decide for a week. `time`: it is upheld. */
export function deciderOf(
  { openedAt, givenBy }: OpenAppeal,
  homeownerId: string,
  now: Date,
): 'homeowner' | 'admin' | 'time' {
  if (now >= upheldAt(openedAt)) return 'time';
  return givenBy.includes(homeownerId) || now >= escalatesAt(openedAt) ? 'admin' : 'homeowner';
}

/** Whether this person may decide, as a homeowner of the house or as an admin; never about what they gave. */
export const mayDecide = (
  appeal: OpenAppeal,
  person: { readonly id: string; readonly role: 'homeowner' | 'admin' },
  homeownerId: string,
  now: Date,
): boolean => person.role === deciderOf(appeal, homeownerId, now) && !appeal.givenBy.includes(person.id);
