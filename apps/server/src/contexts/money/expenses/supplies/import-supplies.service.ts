import { randomUUID } from 'node:crypto';

import {
  type importSupplies,
  type ImportPreview,
  type listSuppliesImports,
  type Page,
  type ParsedInput,
  type previewSuppliesImport,
  type SuppliesImport,
  type takeBackSuppliesImport,
} from '@common-roof/contracts';
import { dayIn, type FiledPayment, settledUp } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { States } from '#kernel/state-machines/states.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { ReadImport, tableOf } from './read-import.ts';
import { DelayedRecalculation } from './delayed-recalculation.ts';
import { SuppliesImported, SuppliesImportEnded } from './supplies.events.ts';
import { toImportPreview, toSuppliesImport } from './supplies-imports.mapper.ts';
import { type ImportedPayment, type ImportRow, SuppliesImportsRepository } from './supplies-imports.repository.ts';
import { SUPPLIES } from './supplies.repository.ts';

/**
 * Lets a homeowner import what a house shared before it used this product. Like a homeowner's confirmation of a price,
 * an import makes others owe money, so only they may do it, and everyone in the house is told.
 */
@Injectable()
export class ImportSuppliesService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly database: Database,
    private readonly imports: SuppliesImportsRepository,
    private readonly reading: ReadImport,
    private readonly ledger: Ledger,
    private readonly delayed: DelayedRecalculation,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @throws 404 unless the house is the caller's; 409 when it is archived; 422 for a file that is no table of purchases
   */
  async preview(
    actor: Actor,
    houseId: string,
    body: ParsedInput<typeof previewSuppliesImport>['body'],
  ): Promise<ImportPreview> {
    await this.requireOwn(actor, houseId);
    await this.limits.consume('imports', actor.accountId);
    return toImportPreview(await this.reading.read(houseId, tableOf(body.file), body.people));
  }

  /**
   * @throws as {@link preview}; 422 for a file with faulty lines unless they are to be skipped, or with no other lines
   */
  async importFile(
    actor: Actor,
    houseId: string,
    { leave_out: leavesOut, ...body }: ParsedInput<typeof importSupplies>['body'],
    origin: RequestOrigin,
  ): Promise<SuppliesImport> {
    await this.requireOwn(actor, houseId);
    await this.limits.consume('imports', actor.accountId);
    const table = tableOf(body.file);
    const id = await this.database.transaction(async () => {
      // A concurrent import of the same file finishes first, and this one then finds its lines.
      await this.ledger.lock(houseId);
      const { form, purchases, payments: given, faults } = await this.reading.read(houseId, table, body.people);
      if (faults.length > 0 && !leavesOut)
        throw unacceptable('file', 'Some lines can’t be imported. Correct them, or import without them.');
      if (purchases.length + given.length === 0) throw unacceptable('file', 'There is nothing to import in this file.');
      const payments = await this.pay(houseId, given, actor.accountId);
      const added = { houseId, form, by: actor.accountId, at: this.clock.now(), purchases, payments };
      const importId = await this.imports.insert(added);
      await this.delayed.schedule(
        houseId,
        purchases.map(({ boughtOn }) => boughtOn.slice(0, 7)),
      );
      await this.outbox.append(SuppliesImported, { house_id: houseId, import_id: importId, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'supplies.import', importId, origin);
      return importId;
    });
    return toSuppliesImport(await this.find(id));
  }

  /** @throws 404 unless the house is the caller's */
  async list(
    actor: Actor,
    houseId: string,
    query: ParsedInput<typeof listSuppliesImports>['query'],
  ): Promise<Page<SuppliesImport>> {
    const relation = await this.access.requireHouse(actor, houseId);
    if (relation === 'member') throw notFound();
    return toPage(await this.imports.list(houseId, query), toSuppliesImport);
  }

  /**
   * Reverses an import. Purchases that were removed before don't change. @throws 404 unless it belongs to the caller's
   * house; 409 when the house is archived, or the import is already reversed
   */
  async takeBack(
    actor: Actor,
    id: string,
    { reason }: ParsedInput<typeof takeBackSuppliesImport>['body'],
    origin: RequestOrigin,
  ): Promise<SuppliesImport> {
    const { house_id: houseId, payment_journals: journals } = await this.find(id);
    await this.requireOwn(actor, houseId);
    const { timeZone } = await this.houses.findPlace(houseId);
    const ending = { at: this.clock.now(), by: actor.accountId, reason: reason.trim() };
    await this.database.transaction(async () => {
      await this.ledger.lock(houseId);
      if (!(await this.imports.withdraw(id, ending))) {
        throw new DomainError('conflict', { detail: 'This import is already taken back.' });
      }
      const counting = await this.imports.countingOf(id);
      const set = { ended_at: ending.at, ended_by: ending.by, reason: ending.reason };
      await this.states.advanceAll(
        SUPPLIES,
        'remove',
        counting.map((row) => row.id),
        { set },
      );
      const onDay = dayIn(timeZone, ending.at);
      await this.ledger.reverseAll(
        journals.map((journalId) => ({ journalId, reason: ending.reason })),
        { onDay, by: ending.by },
      );
      await this.delayed.schedule(
        houseId,
        counting.map(({ month }) => month),
      );
      await this.outbox.append(SuppliesImportEnded, { house_id: houseId, import_id: id, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, 'supplies.import_take_back', id, origin);
    });
    return toSuppliesImport(await this.find(id));
  }

  /** Posts the file's payments between housemates to the ledger. */
  private async pay(houseId: string, payments: readonly FiledPayment[], by: string): Promise<ImportedPayment[]> {
    const journals = await this.ledger.postAll(
      payments.map(({ boughtOn, name, ...payment }) => {
        const id = randomUUID();
        return {
          houseId,
          kind: 'settle_up',
          onDay: boughtOn,
          by,
          key: `imported:${id}`,
          subject: { kind: 'supplies_import', id },
          facts: { method: null, note: name },
          postings: settledUp(payment),
        };
      }),
    );
    return payments.flatMap(({ boughtOn }, at) =>
      journals.slice(at, at + 1).map((journalId) => ({ journalId, boughtOn })),
    );
  }

  private async requireOwn(actor: Actor, houseId: string): Promise<void> {
    if ((await this.access.requireHouseForChange(actor, houseId)) === 'member') throw notFound();
  }

  private async find(id: string): Promise<ImportRow> {
    const row = await this.imports.find(id);
    if (!row) throw notFound();
    return row;
  }
}
