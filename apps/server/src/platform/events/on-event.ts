import { QUEUE_NAMES, type QueueName } from '@common-roof/contracts';
import { SetMetadata } from '@nestjs/common';

import type { DomainEvent } from './define-event.ts';

/** Each queue has a worker of its own, so that slow mail never delays a push. */
export const QUEUES = QUEUE_NAMES;
export type { QueueName };

export interface HandlerOptions {
  /** A command in kebab case (`mail-lease-released`), unique and never changed: it keys the record of what was done. */
  readonly id: string;
  readonly queue: QueueName;
  /**
   * `transaction`: the effect is rows, and commits together with the record that it was done: exactly once.
   * `outside`: the effect leaves the database (a push, an SMTP conversation): at least once, so it must bear repeating.
   */
  readonly effect: 'transaction' | 'outside';
}

export interface HandlerMetadata extends HandlerOptions {
  readonly event: DomainEvent;
}

export const HANDLER = Symbol('event handlers');

/** Marks a method of a provider as the reaction to an event; the worker runs it. It re-reads what it needs. */
export const OnEvent = (event: DomainEvent, options: HandlerOptions): MethodDecorator =>
  SetMetadata(HANDLER, { event, ...options } satisfies HandlerMetadata);
