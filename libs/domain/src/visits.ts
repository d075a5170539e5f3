import { VISIT_STATES } from '@common-roof/contracts';

import { missedAt } from './chores/turns.ts';
import { plusDays } from './days.ts';
import { type ActionOf, defineMachine } from './machine.ts';

const HOUR_MS = 3_600_000;
const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** The report of a visit. A declined report has to be sent again. */
export const visitMachine = defineMachine({
  name: 'report of a visit',
  states: VISIT_STATES,
  initial: 'sent',
  final: ['confirmed', 'declined'],
  transitions: {
    confirm: { from: ['sent'], to: 'confirmed', by: ['homeowner', 'time'] },
    decline: { from: ['sent'], to: 'declined', by: ['homeowner'] },
  },
});
export type VisitAction = ActionOf<typeof visitMachine>;

/** Hours in which a homeowner can answer a report. */
export const VISIT_DECISION_HOURS = 48;

/** Returns the moment a report counts as confirmed without an answer. */
export const visitConfirmsAt = (sentAt: Date): Date => hoursAfter(sentAt, VISIT_DECISION_HOURS);

/** Days back from today for which a visit can still be reported. */
export const VISIT_REPORT_DAYS = 2;

/** Whether a visit can still be reported. @param today ISO date in the house's time zone, like `visitedOn` */
export const canReportVisit = (visitedOn: string, today: string): boolean =>
  visitedOn <= today && visitedOn >= plusDays(today, -VISIT_REPORT_DAYS);

/** Whether a visit on a day can have done a turn: the turn was due by then and not missed yet. */
export const isCoveredByVisit = (
  { dueOn, dueAt }: { readonly dueOn: string; readonly dueAt: Date },
  visitedOn: string,
  now: Date,
): boolean => dueOn <= visitedOn && missedAt(dueAt) > now;

/** Hours in which a person can delete their feedback on a chore. */
export const FEEDBACK_REMOVAL_HOURS = 24;

export const feedbackFixedAt = (createdAt: Date): Date => hoursAfter(createdAt, FEEDBACK_REMOVAL_HOURS);
