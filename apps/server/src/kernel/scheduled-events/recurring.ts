import { z } from 'zod';

import { defineEvent, type DomainEvent } from '#kernel/events/define-event.ts';

const recurring = new Map<string, number>();

/**
 * Declares an event that happens again and again, from the first start of a worker on: what a handler does then needs no
 * reason. After a pause of the workers it happens once, and not for each time that was missed.
 */
export function defineRecurring(type: string, everySeconds: number): DomainEvent {
  const event = defineEvent(type, z.strictObject({}));
  recurring.set(type, everySeconds);
  return event;
}

/** By type, the seconds from one time to the next. */
export const recurringEvents = (): ReadonlyMap<string, number> => recurring;

/** For whatever has to be tidied up now and then. */
export const HourPassed = defineRecurring('hour.passed', 3_600);
