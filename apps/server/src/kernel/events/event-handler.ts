import { QUEUE_NAMES, type QueueName } from '@common-roof/contracts';
import { SetMetadata } from '@nestjs/common';

import type { DomainEvent } from './define-event.ts';

/** Each queue has its own worker, so that slow mail never delays a push. */
export const QUEUES = QUEUE_NAMES;
export type { QueueName };

export interface HandlerOptions {
  /**
   * A command in kebab case (`mail-lease-released`), unique and never changed: processed events are recorded under it.
   */
  readonly id: string;
  /** Former ids of this handler. Jobs that an older version queued under them still run. */
  readonly formerIds?: readonly string[];
  readonly queue: QueueName;
  /**
   * `transaction`: the effect is rows that commit together with the record of the processed event: exactly once.
   * `outside`: the effect leaves the database (a push, SMTP): at least once, so it must be safe to repeat.
   */
  readonly effect: 'transaction' | 'outside';
}

export interface HandlerMetadata extends HandlerOptions {
  readonly events: readonly DomainEvent[];
}

export const HANDLER = Symbol('event handlers');

/** Marks a method of a provider as the handler of one or more events. It runs in the worker and reads current rows. */
export const EventHandler = (events: DomainEvent | readonly DomainEvent[], options: HandlerOptions): MethodDecorator =>
  SetMetadata(HANDLER, { events: 'type' in events ? [events] : events, ...options } satisfies HandlerMetadata);
