import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

import { type EventMeta, knownEvents } from './define-event.ts';
import { HANDLER, type HandlerMetadata, type QueueName, QUEUES } from './event-handler.ts';
import { EffectTables } from './effect-tables.ts';

export interface RegisteredHandler extends HandlerMetadata {
  run(payload: EventMeta & Record<string, unknown>): Promise<void>;
}

const HANDLER_ID = /^[a-z]+(-[a-z]+)+$/;

/**
 * Every handler of the process, found at boot, and the runners of the effects tables. Refuses to start on a duplicate
 * id, an unknown queue or event.
 */
@Injectable()
export class HandlerRegistry implements OnModuleInit {
  private readonly byId = new Map<string, RegisteredHandler>();
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
        this.register({
          ...metadata,
          run: (payload) => Reflect.apply(candidate, instance, [payload]) as Promise<void>,
        });
      }
    }
  }

  /** @param type of the event: a column runner serves many */
  get(id: string, type: string): RegisteredHandler | undefined {
    return this.byId.get(id) ?? this.effectTables.get(id, type);
  }

  handlersFor(type: string): readonly RegisteredHandler[] {
    return [...(this.byType.get(type) ?? []), ...this.effectTables.handlersFor(type)];
  }

  findQueue(id: string): QueueName | undefined {
    return this.byId.get(id)?.queue ?? this.effectTables.findQueue(id);
  }

  /** One entry a handler and type of event. */
  allHandlers(): readonly RegisteredHandler[] {
    return [...this.byId.values(), ...this.effectTables.allHandlers()];
  }

  private register(handler: RegisteredHandler): void {
    const { id, queue, event } = handler;
    if (!HANDLER_ID.test(id)) throw new Error(`Handler id "${id}" must be words in kebab case.`);
    if (this.byId.has(id)) throw new Error(`Handler id "${id}" is used twice: give one of them another name.`);
    if (!QUEUES.includes(queue)) throw new Error(`Handler "${id}" names the queue "${queue}", which has no worker.`);
    if (!knownEvents().includes(event))
      throw new Error(`Handler "${id}" reacts to "${event.type}", which has no schema.`);
    this.byId.set(id, handler);
    this.byType.set(event.type, [...(this.byType.get(event.type) ?? []), handler]);
  }
}
