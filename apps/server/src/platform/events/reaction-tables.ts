import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

import type { EventMeta } from './define-event.ts';
import type { RegisteredHandler } from './handler-registry.ts';
import type { HandlerOptions, QueueName } from './on-event.ts';
import { type ColumnName, type Reacting, type Reaction, REACTIONS, type Said } from './reactions.ts';

type Payload = EventMeta & Record<string, unknown>;
type Run<Name extends ColumnName> = (said: readonly Said[Name][], event: EventMeta) => Promise<void>;

/**
 * Every table of reactions of the process. One runner a column does what the tables say: one job an event and column,
 * however many features have something to say about the event.
 */
@Injectable()
export class ReactionTables implements OnModuleInit {
  private readonly byType = new Map<string, Reaction[]>();
  private readonly runners = new Map<string, { column: ColumnName; options: HandlerOptions; run: Run<never> }>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || Reflect.getMetadata(REACTIONS, metatype) !== true) continue;
      for (const reaction of (instance as Reacting).reactions) {
        const { type } = reaction.event;
        this.byType.set(type, [...(this.byType.get(type) ?? []), reaction]);
      }
    }
  }

  /** Names who does what a column says. @throws Error when somebody does already */
  runBy<Name extends ColumnName>(column: Name, options: HandlerOptions, run: Run<Name>): void {
    if (this.runners.has(options.id)) throw new Error(`The column of ${options.id} has two runners.`);
    this.runners.set(options.id, { column, options, run });
  }

  get(id: string, type: string): RegisteredHandler | undefined {
    return this.of(type).find((handler) => handler.id === id);
  }

  /** The runners that an event concerns. */
  of(type: string): readonly RegisteredHandler[] {
    const reactions = this.byType.get(type) ?? [];
    return [...this.runners.values()].flatMap(({ column, options, run }) => {
      const saying = reactions.filter(({ columns }) => columns[column] !== undefined);
      const [first] = saying;
      if (!first) return [];
      const work = async (payload: Payload): Promise<void> => {
        const answers = await Promise.all(saying.map(({ columns }) => ask(columns[column])(payload)));
        await run(answers.flatMap((answer) => answer ?? []) as never[], payload);
      };
      return [{ ...options, event: first.event, run: work }];
    });
  }

  queueOf(id: string): QueueName | undefined {
    return this.runners.get(id)?.options.queue;
  }

  all(): readonly RegisteredHandler[] {
    return [...this.byType.keys()].flatMap((type) => this.of(type));
  }
}

/** The payload was parsed by the schema of the event that the column was declared for. */
const ask = (column: unknown) => column as (event: Payload) => Promise<unknown[] | null | undefined>;
