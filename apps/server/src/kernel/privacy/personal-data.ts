import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import {
  type ExportRequest,
  type PersonalDataTable,
  type PersonalDataProvider,
  type OwnFile,
  PERSONAL_DATA,
} from './declare-personal-data.ts';
import { StrangerForgotten } from './personal-data.events.ts';

/** Maximum length of each list. Nobody reads more, and the response is built in memory. */
const NEWEST = 10_000;

/** A named part of an export. */
export interface Part {
  readonly table: string;
  readonly name: string;
  /** A list, or a single object. */
  readonly part: unknown;
  /** True when the list was longer and only its newest entries are included. */
  readonly isCut: boolean;
}

/** The register of personal data: which tables contain it, and how it is exported and deleted. */
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

  /**
   * Exports all data of one account, by name. `cut_short` names the lists of which only the newest entries are
   * included.
   */
  async exportFor({ id, reader }: Pick<ExportRequest, 'id' | 'reader'>): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    const cutShort: string[] = [];
    for await (const { name, part, isCut } of this.partsOf({ id, reader, newest: NEWEST })) {
      parts[name] = part;
      if (isCut) cutShort.push(name);
    }
    return { ...parts, newest_of_each_list: NEWEST, cut_short: cutShort };
  }

  /** Yields one part after the other. Each is read when it is requested, so only one is in memory. */
  async *partsOf(asker: ExportRequest): AsyncGenerator<Part> {
    for (const { table, export: sources = {} } of this.byTable.values()) {
      for (const [name, source] of Object.entries(sources)) {
        const part = await source({ ...asker, newest: asker.newest + 1 });
        const isCut = Array.isArray(part) && part.length > asker.newest;
        yield { table, name, part: isCut ? part.slice(0, asker.newest) : part, isCut };
      }
    }
  }

  /** Yields the files of one account, each with its folder in the copy. */
  async *filesOf(asker: ExportRequest): AsyncGenerator<OwnFile & { readonly folder: string }> {
    for (const { files = {} } of this.byTable.values()) {
      for (const [folder, source] of Object.entries(files)) {
        for (const file of await source(asker)) yield { ...file, folder };
      }
    }
  }

  /** Deletes the data of a deleted account in every table, or in none if one fails. */
  async forget(accountId: string): Promise<void> {
    await this.database.transaction(async () => {
      for (const { forget } of this.byTable.values()) await forget?.(accountId);
    });
  }

  /** Deletes the data of people without an account, one after the other. Joins the caller's transaction. */
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
