import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

import { type DomainEvent, type EventMeta, knownEvents } from './define-event.ts';
import { HANDLER, type HandlerMetadata, type HandlerOptions, type QueueName, QUEUES } from './event-handler.ts';
import { EffectTables } from './effect-tables.ts';

/** A handler for one of its events. */
export interface RegisteredHandler extends HandlerOptions {
  readonly event: DomainEvent;
  run(payload: EventMeta & Record<string, unknown>): Promise<void>;
}

const HANDLER_ID = /^[a-z]+(-[a-z]+)+$/;

/**
 * Every handler of the process, found at boot, and the runners of the effects tables. Refuses to start on a duplicate
 * id, an unknown queue or event.
 */
@Injectable()
export class HandlerRegistry implements OnModuleInit {
  private readonly byId = new Map<string, readonly RegisteredHandler[]>();
  private readonly currentIds = new Map<string, string>();
  private readonly byType = new Map<string, RegisteredHandler[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly effectTables: EffectTables,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (typeof prototype !== 'object' || prototype === null) continue;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const candidate: unknown = Reflect.get(instance, method);
        if (typeof candidate !== 'function') continue;
        const metadata = this.reflector.get<HandlerMetadata | undefined>(HANDLER, candidate);
        if (!metadata) continue;
        this.register(metadata, (payload) => Reflect.apply(candidate, instance, [payload]) as Promise<void>);
      }
    }
  }

  /** @param type of the event: a handler serves several, and a column runner many */
  get(id: string, type: string): RegisteredHandler | undefined {
    const ofId = this.byId.get(this.currentIds.get(id) ?? id);
    return ofId?.find(({ event }) => event.type === type) ?? this.effectTables.get(id, type);
  }

  handlersFor(type: string): readonly RegisteredHandler[] {
    return [...(this.byType.get(type) ?? []), ...this.effectTables.handlersFor(type)];
  }

  findQueue(id: string): QueueName | undefined {
    return this.byId.get(this.currentIds.get(id) ?? id)?.[0]?.queue ?? this.effectTables.findQueue(id);
  }

  /** Sorts jobs by the queues of their handlers, without those that no handler of this version takes. */
  byQueue<Job extends { readonly handler: string }>(jobs: readonly Job[]): Map<QueueName, Job[]> {
    const sorted = new Map<QueueName, Job[]>();
    for (const job of jobs) {
      const queue = this.findQueue(job.handler);
      if (queue === undefined) continue;
      const batch = sorted.get(queue);
      if (batch === undefined) sorted.set(queue, [job]);
      else batch.push(job);
    }
    return sorted;
  }

  /** One entry a handler and type of event. */
  allHandlers(): readonly RegisteredHandler[] {
    return [...[...this.byId.values()].flat(), ...this.effectTables.allHandlers()];
  }

  private register({ events, ...options }: HandlerMetadata, run: RegisteredHandler['run']): void {
    const { id, queue, formerIds = [] } = options;
    for (const one of [id, ...formerIds]) {
      if (!HANDLER_ID.test(one)) throw new Error(`Handler id "${one}" must be words in kebab case.`);
      if (this.byId.has(one) || this.currentIds.has(one)) {
        throw new Error(`Handler id "${one}" is used twice: give one of them another name.`);
      }
    }
    if (!QUEUES.includes(queue)) throw new Error(`Handler "${id}" names the queue "${queue}", which has no worker.`);
    const handlers = events.map((event) => ({ ...options, event, run }));
    for (const handler of handlers) {
      const { type } = handler.event;
      if (!knownEvents().includes(handler.event))
        throw new Error(`Handler "${id}" handles "${type}", which has no schema.`);
      this.byType.set(type, [...(this.byType.get(type) ?? []), handler]);
    }
    this.byId.set(id, handlers);
    for (const former of formerIds) this.currentIds.set(former, id);
  }
}
