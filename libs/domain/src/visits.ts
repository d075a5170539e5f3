import { VISIT_STATES } from '@common-roof/contracts';

import { missedAt } from './chores/turns.ts';
import { plusDays } from './days.ts';
import { type ActionOf, defineMachine } from './machine.ts';

const HOUR_MS = 3_600_000;
const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** The report of a visit. What is declined is reported anew. */
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

/** Hours in which a homeowner can say something about a report. */
export const VISIT_DECISION_HOURS = 48;

/** When a report holds without anybody saying so. */
export const visitConfirmsAt = (sentAt: Date): Date => hoursAfter(sentAt, VISIT_DECISION_HOURS);

/** Days back from today for which a visit can still be reported. */
export const VISIT_REPORT_DAYS = 2;

/** @param today and `visitedOn`: ISO dates in the house's time zone */
export const canReportVisit = (visitedOn: string, today: string): boolean =>
  visitedOn <= today && visitedOn >= plusDays(today, -VISIT_REPORT_DAYS);

/** Whether a visit on a day can have done a turn: it was due by then, and nobody has missed it yet. */
export const isCoveredByVisit = (
  { dueOn, dueAt }: { readonly dueOn: string; readonly dueAt: Date },
  visitedOn: string,
  now: Date,
): boolean => dueOn <= visitedOn && missedAt(dueAt) > now;

/** Hours in which somebody can take away what they said about a chore. */
export const FEEDBACK_REMOVAL_HOURS = 24;

export const feedbackFixedAt = (createdAt: Date): Date => hoursAfter(createdAt, FEEDBACK_REMOVAL_HOURS);
