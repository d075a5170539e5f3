import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

import { Database } from '../database/database.ts';
import type { EventOf } from '../events/define-event.ts';
import { EventHandler } from '../events/event-handler.ts';
import { Outbox } from '../events/outbox.ts';
import {
  type ExportRequest,
  type PersonalDataTable,
  type PersonalDataProvider,
  type OwnFile,
  PERSONAL_DATA,
} from './declare-personal-data.ts';
import { StrangerForgotten } from './personal-data.events.ts';

/** Of each list; nobody reads more, and the answer is put together in memory. */
const NEWEST = 10_000;

/** What is handed out under one name. */
export interface Part {
  readonly table: string;
  readonly name: string;
  /** A list, or one thing. */
  readonly part: unknown;
  /** Of a longer list, the newest. */
  readonly isCut: boolean;
}

/** The register of personal data: which table says what of people, how it is handed out and how it is forgotten. */
@Injectable()
export class PersonalData implements OnModuleInit {
  private readonly byTable = new Map<string, PersonalDataTable>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || Reflect.getMetadata(PERSONAL_DATA, metatype) !== true) continue;
      for (const holding of (instance as PersonalDataProvider).personalData) this.register(holding);
    }
  }

  get holdings(): readonly PersonalDataTable[] {
    return [...this.byTable.values()];
  }

  /** Everything of one account, by the name of what it is. `cut_short` names the lists of which only the newest are there. */
  async exportFor({ id, reader }: Pick<ExportRequest, 'id' | 'reader'>): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    const cutShort: string[] = [];
    for await (const { name, part, isCut } of this.partsOf({ id, reader, newest: NEWEST })) {
      parts[name] = part;
      if (isCut) cutShort.push(name);
    }
    return { ...parts, newest_of_each_list: NEWEST, cut_short: cutShort };
  }

  /** Part after part, each read when it is asked for: one is in memory at a time. */
  async *partsOf(asker: ExportRequest): AsyncGenerator<Part> {
    for (const { table, export: sources = {} } of this.byTable.values()) {
      for (const [name, source] of Object.entries(sources)) {
        const part = await source({ ...asker, newest: asker.newest + 1 });
        const isCut = Array.isArray(part) && part.length > asker.newest;
        yield { table, name, part: isCut ? part.slice(0, asker.newest) : part, isCut };
      }
    }
  }

  /** The files of one account, each with the folder in which it is handed out. */
  async *filesOf(asker: ExportRequest): AsyncGenerator<OwnFile & { readonly folder: string }> {
    for (const { files = {} } of this.byTable.values()) {
      for (const [folder, source] of Object.entries(files)) {
        for (const file of await source(asker)) yield { ...file, folder };
      }
    }
  }

  /** Whose account was deleted: in every table, or, where one of them fails, in none. */
  async forget(accountId: string): Promise<void> {
    await this.database.transaction(async () => {
      for (const { forget } of this.byTable.values()) await forget?.(accountId);
    });
  }

  /** Has people without an account forgotten, one after the other. Joins the caller's transaction. */
  async forgetStrangers(personIds: readonly string[]): Promise<void> {
    for (const person_id of personIds) await this.outbox.append(StrangerForgotten, { person_id });
  }

  @EventHandler(StrangerForgotten, { id: 'forget-stranger', queue: 'recalculation', effect: 'transaction' })
  async forgetStranger({ person_id }: EventOf<typeof StrangerForgotten>): Promise<void> {
    for (const { forgetStranger } of this.byTable.values()) await forgetStranger?.(person_id);
  }

  private register(holding: PersonalDataTable): void {
    if (this.byTable.has(holding.table)) throw new Error(`What ${holding.table} holds of people is said twice.`);
    for (const name of Object.keys(holding.export ?? {})) {
      const isTaken = this.holdings.some(({ export: sources }) => sources && name in sources);
      if (isTaken) throw new Error(`Personal data "${name}" is handed out twice.`);
    }
    this.byTable.set(holding.table, holding);
  }
}
