import { REPAIR_STATES, type RepairState, type RepairUrgency } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';

const HOUR_MS = 3_600_000;

/** A repair, from the report to its end. One that fails again is reopened, so that its history stays in one place. */
export const repairMachine = defineMachine({
  name: 'repair',
  states: REPAIR_STATES,
  initial: 'reported',
  final: ['declined', 'withdrawn'],
  transitions: {
    accept: { from: ['reported'], to: 'accepted', by: ['homeowner'] },
    decline: { from: ['reported', 'accepted'], to: 'declined', by: ['homeowner'] },
    withdraw: { from: ['reported', 'accepted'], to: 'withdrawn', by: ['roomie', 'homeowner'] },
    plan: { from: ['accepted'], to: 'same', by: ['homeowner', 'neatkeeper', 'tradesperson'] },
    answer: { from: ['accepted'], to: 'same', by: ['roomie'] },
    finish: { from: ['accepted'], to: 'done', by: ['homeowner', 'neatkeeper', 'tradesperson'] },
    reopen: { from: ['done'], to: 'accepted', by: ['roomie', 'homeowner'] },
  },
});
export type RepairAction = ActionOf<typeof repairMachine>;

/** States in which somebody still has to do something. */
export const OPEN_REPAIR_STATES = ['reported', 'accepted'] as const satisfies readonly RepairState[];

/** A tradesperson without an account, as a homeowner enters them. */
export interface Trade {
  readonly name: string;
  readonly email: string | null;
}

/**
 * Whether two entries are the same tradesperson, who keeps the link: the one with this address, whatever their name is
 * spelt like; without an address, the one with this name.
 */
export const isSameTrade = (before: Trade | null, after: Trade | null): boolean =>
  before === null || after === null
    ? before === after
    : before.email === null
      ? before.name === after.name
      : before.email.toLowerCase() === after.email?.toLowerCase();

/** Days after its end in which a repair can be reopened. Later, it is reported again. */
export const REPAIR_REOPEN_DAYS = 30;

/** Hours after a report until its homeowner is reminded, by how pressing it is. */
const REMINDED_AFTER_HOURS: Readonly<Record<RepairUrgency, number>> = { emergency: 2, soon: 48, whenever: 168 };

/** Returns when a homeowner is reminded of a report that has no answer yet. */
export const repairRemindedAt = (reportedAt: Date, urgency: RepairUrgency): Date =>
  new Date(reportedAt.getTime() + REMINDED_AFTER_HOURS[urgency] * HOUR_MS);

/** Returns until when a repair can be reopened. */
export const repairReopenableUntil = (doneAt: Date): Date =>
  new Date(doneAt.getTime() + REPAIR_REOPEN_DAYS * 24 * HOUR_MS);

/** Returns from when on repairs count in the figures of a homeowner: a year ago. */
export function repairFiguresSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since;
}

/** Hours before a visit at which those who live there and who comes are reminded. */
export const REPAIR_VISIT_REMINDER_HOURS = 24;
/** Hours after a visit until who came is asked whether it is repaired. */
const FOLLOWED_UP_AFTER_HOURS = 24;

/**
 * Returns when people are reminded of a visit; null if they hear of it so late that the news of it is the reminder.
 */
export function repairVisitRemindedAt(from: Date, now: Date): Date | null {
  const at = new Date(from.getTime() - REPAIR_VISIT_REMINDER_HOURS * HOUR_MS);
  return at > now ? at : null;
}

/** Returns when who takes care of a repair is asked whether the visit has repaired it. */
export const repairVisitFollowedUpAt = (until: Date): Date =>
  new Date(until.getTime() + FOLLOWED_UP_AFTER_HOURS * HOUR_MS);

/** Whether the link of a tradesperson works: until the repair has ended and can't be reopened any more. */
export const isRepairLinkOpen = (state: RepairState, endedAt: Date | null, now: Date): boolean =>
  state === 'accepted' || (state === 'done' && endedAt !== null && repairReopenableUntil(endedAt) > now);

/** Hours a visit may last, and days ahead that it can be planned. */
export const REPAIR_VISIT_HOURS = 12;
export const REPAIR_VISIT_DAYS = 180;

export type RepairVisitFault = 'past' | 'ends_first' | 'too_long' | 'too_far';

/** Returns what is wrong with the time of a visit; null if nothing is. */
export function repairVisitFault(
  { from, until }: { readonly from: Date; readonly until: Date },
  now: Date,
): RepairVisitFault | null {
  if (from < now) return 'past';
  if (until <= from) return 'ends_first';
  if (until.getTime() - from.getTime() > REPAIR_VISIT_HOURS * HOUR_MS) return 'too_long';
  return from.getTime() - now.getTime() > REPAIR_VISIT_DAYS * 24 * HOUR_MS ? 'too_far' : null;
}
