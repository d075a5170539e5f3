import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

import type { EventMeta } from './define-event.ts';
import type { RegisteredHandler } from './handler-registry.ts';
import type { HandlerOptions, QueueName } from './event-handler.ts';
import { type ColumnName, type EffectsProvider, type EventEffects, EFFECTS, type Effects } from './effects.ts';

type Payload = EventMeta & Record<string, unknown>;
type Run<Name extends ColumnName> = (effects: readonly Effects[Name][], event: EventMeta) => Promise<void>;

/**
 * All effects tables of the process. Each column has one runner, so an event causes one job per column, however many
 * features declare effects for it.
 */
@Injectable()
export class EffectTables implements OnModuleInit {
  private readonly byType = new Map<string, EventEffects[]>();
  private readonly runners = new Map<string, { column: ColumnName; options: HandlerOptions; run: Run<never> }>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || Reflect.getMetadata(EFFECTS, metatype) !== true) continue;
      for (const row of (instance as EffectsProvider).effects) {
        const { type } = row.event;
        this.byType.set(type, [...(this.byType.get(type) ?? []), row]);
      }
    }
  }

  /** Registers the runner of a column. @throws Error when the column already has one */
  registerRunner<Name extends ColumnName>(column: Name, options: HandlerOptions, run: Run<Name>): void {
    if (this.runners.has(options.id)) throw new Error(`The column of ${options.id} has two runners.`);
    this.runners.set(options.id, { column, options, run });
  }

  get(id: string, type: string): RegisteredHandler | undefined {
    return this.handlersFor(type).find((handler) => handler.id === id);
  }

  /** Returns the runners of the columns that any feature filled in for this event. */
  handlersFor(type: string): readonly RegisteredHandler[] {
    const rows = this.byType.get(type) ?? [];
    return [...this.runners.values()].flatMap(({ column, options, run }) => {
      const declaring = rows.filter(({ columns }) => columns[column] !== undefined);
      const [first] = declaring;
      if (!first) return [];
      const work = async (payload: Payload): Promise<void> => {
        const answers = await Promise.all(declaring.map(({ columns }) => ask(columns[column])(payload)));
        await run(answers.flatMap((answer) => answer ?? []) as never[], payload);
      };
      return [{ ...options, event: first.event, run: work }];
    });
  }

  findQueue(id: string): QueueName | undefined {
    return this.runners.get(id)?.options.queue;
  }

  allHandlers(): readonly RegisteredHandler[] {
    return [...this.byType.keys()].flatMap((type) => this.handlersFor(type));
  }
}

/** The payload was parsed with the schema of the event that the column was declared for. */
const ask = (column: unknown) => column as (event: Payload) => Promise<unknown[] | null | undefined>;
