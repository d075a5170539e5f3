import type { z } from 'zod';

/** A past-tense fact. Its payload holds ids and small facts: never text, tokens or anything rendered. */
export interface DomainEvent<Payload extends z.ZodObject = z.ZodObject> {
  readonly type: string;
  readonly payload: Payload;
}

const known = new Map<string, DomainEvent>();

/** Declares an event once, by its literal type. @throws Error when the type is declared twice. */
export function defineEvent<Payload extends z.ZodObject>(type: string, payload: Payload): DomainEvent<Payload> {
  if (known.has(type)) throw new Error(`Event ${type} is declared twice.`);
  const event = { type, payload };
  known.set(type, event);
  return event;
}

export const knownEvents = (): readonly DomainEvent[] => [...known.values()];

export type EventOf<E> = E extends DomainEvent<infer Payload> ? z.output<Payload> & EventMeta : never;

/** What a handler receives in addition to the payload. */
export interface EventMeta {
  readonly eventId: string;
  readonly occurredAt: Date;
  /** The type of the event. */
  readonly type: string;
}
