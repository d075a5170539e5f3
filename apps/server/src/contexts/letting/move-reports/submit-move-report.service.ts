import {
  type addToMoveReport,
  LIMITS,
  type MoveReportDetail,
  type ParsedInput,
  type submitMoveOut,
  type submitMoveReport,
} from '@common-roof/contracts';
import { changeOf } from '@common-roof/domain';
import { filled, readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import type { FormFile } from '#kernel/http/form-files.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Images, imageSources, UploadImages } from '#contexts/identity/media/index.ts';
import { FillMoveReportService } from './fill-move-report.service.ts';
import { MoveReportAcknowledged, MoveReportAddedTo, MoveReportSubmitted } from './move-in.events.ts';
import type { ReportParties } from './move-report-row.sql.ts';
import type { MoveReportEntity } from './move-report.entity.ts';
import { MOVE_REPORTS, MoveReportsRepository } from './move-reports.repository.ts';
import { ReadMoveReportsService } from './read-move-reports.service.ts';
import { ReportAddendaRepository } from './report-addenda.repository.ts';
import { ReportItemsRepository } from './report-items.repository.ts';
import { ReportRecord } from './report-record.ts';
import { addendumSeal, sealOf, sha256Of } from './sealed-report.ts';
import { requireAuthor, requireReader, type ReportParty } from './report-parties.ts';

type Signing = ParsedInput<typeof submitMoveOut>['body'];
type Compared = Pick<MoveReportEntity, 'baseline_id' | 'worse'>;
type Files = AsyncIterable<FormFile> | null;

/** Submits a report, and what follows a submission. Submitted content never changes. */
@Injectable()
export class SubmitMoveReportService {
  constructor(
    private readonly database: Database,
    private readonly reports: MoveReportsRepository,
    private readonly items: ReportItemsRepository,
    private readonly addenda: ReportAddendaRepository,
    private readonly reader: ReadMoveReportsService,
    private readonly filling: FillMoveReportService,
    private readonly uploads: UploadImages,
    private readonly images: Images,
    private readonly states: States,
    private readonly record: ReportRecord,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Submits a roomie's own report, with the items that were not saved before.
   * @throws 403 for a roomie without a tenancy; 409 when it was submitted or outside the time for it; 413, 415, 422
   */
  async submitOwn(
    actor: Actor,
    { kind, items, ...signing }: ParsedInput<typeof submitMoveReport>['body'],
    files: Files,
    origin: RequestOrigin,
  ): Promise<MoveReportDetail> {
    const id = await this.filling.start(actor, { kind });
    const outcomes = files === null ? [] : await this.uploads.upload(actor, imageSources(files, undefined));
    const imageIds = outcomes.map((outcome, at) => {
      if ('refusal' in outcome) throw ofPhoto(outcome.refusal, at);
      return outcome.image.image_id;
    });
    return this.submit(actor, id, signing, origin, () => this.filling.saveAll(actor, id, items, imageIds));
  }

  /**
   * @param before work in the same transaction.
   * @throws 404; 409 when it was submitted; 422 when an item was not inspected
   */
  async submit(
    actor: Actor,
    id: string,
    { signature, data }: Signing,
    origin: RequestOrigin,
    before: () => Promise<void> = () => Promise.resolve(),
  ): Promise<MoveReportDetail> {
    const row = await this.find(id);
    requireAuthor(actor, row);
    return this.database.transaction(async () => {
      // A concurrent change of an item comes before the sealing, or too late.
      await this.states.advance(MOVE_REPORTS, 'fill', id);
      await before();
      const compared = await this.compare(row);
      const sha256 = sealOf(await this.items.sealed(id));
      const name = signature ?? actor.name;
      await this.states.advance(MOVE_REPORTS, 'submit', id, {
        set: {
          ...compared,
          sha256,
          signature_name: name,
          signature_data: data === undefined ? null : JSON.stringify(data),
          submitted_at: this.clock.now(),
        },
      });
      await this.record.append('submitted', id, { actor, origin }, sha256, {
        signature_sha256: sha256Of(data ?? name),
        report: { tenancy_id: row.tenancy_id, kind: row.kind, by: row.by, ...compared },
      });
      await this.outbox.append(MoveReportSubmitted, eventOf(row, actor));
      return this.reader.get(actor, id, readerOf(origin.locale));
    });
  }

  /** Acknowledges the report for the other party. @throws 404; 409 when it was acknowledged before */
  async acknowledge(actor: Actor, id: string, remarks: string, origin: RequestOrigin): Promise<MoveReportDetail> {
    const row = await this.find(id);
    const side = requireReader(actor, row);
    if (side === row.by || side === 'admin') throw notFound();
    return this.database.transaction(async () => {
      await this.states.advance(MOVE_REPORTS, 'acknowledge', id, {
        set: { acknowledgement: remarks, acknowledged_at: this.clock.now() },
      });
      await this.record.append('acknowledged', id, { actor, origin }, sha256Of(remarks));
      await this.outbox.append(MoveReportAcknowledged, eventOf(row, actor));
      return this.reader.get(actor, id, readerOf(origin.locale));
    });
  }

  /** Adds to a report for either party. @throws 404; 409 for a draft; 422 */
  async addAddendum(
    actor: Actor,
    id: string,
    { text, photos }: ParsedInput<typeof addToMoveReport>['body'],
    origin: RequestOrigin,
  ): Promise<MoveReportDetail> {
    const row = await this.find(id);
    const by = writerOf(requireReader(actor, row));
    return this.database.transaction(async () => {
      await this.states.advance(MOVE_REPORTS, 'add', id);
      if ((await this.addenda.listForReport(id)).length >= LIMITS.reportAddenda) {
        throw unacceptable('text', filled('There is room for {most} at most.', { most: LIMITS.reportAddenda }));
      }
      const addendumId = await this.addenda.insert(id, actor.accountId, by, text, this.clock.now());
      if (photos.length > 0) await this.images.placeOwn(actor, { kind: 'report_addendum', id: addendumId }, photos);
      const sealed = addendumSeal(await this.addenda.sealed(addendumId));
      await this.addenda.seal(addendumId, sealed);
      await this.record.append('added', id, { actor, origin }, sealed, { addendum_id: addendumId, by });
      await this.outbox.append(MoveReportAddedTo, eventOf(row, actor));
      return this.reader.get(actor, id, readerOf(origin.locale));
    });
  }

  /** Records the change of each item since the move-in. @throws 422 when an item was not inspected */
  private async compare({ id, kind, tenancy_id }: ReportParties): Promise<Compared> {
    const baseline_id = kind === 'move_in' ? null : await this.reports.findBaseline(tenancy_id);
    const items = (await this.items.compared(id, baseline_id)).filter(({ item }) => item.condition !== null);
    if (items.length === 0) throw unacceptable('items', 'Check at least one item.');
    if (kind === 'move_in') return { baseline_id, worse: 0 };
    const changes = new Map(
      items.flatMap(({ item, before }) => {
        const change = changeOf(before?.condition ?? null, item.condition);
        return change === null ? [] : [[item.id, change] as const];
      }),
    );
    await this.items.writeChanges(changes);
    return { baseline_id, worse: [...changes.values()].filter((change) => change === 'worse').length };
  }

  private async find(id: string): Promise<ReportParties> {
    const row = await this.reports.findParties(id);
    if (!row) throw notFound();
    return row;
  }
}

/** Names the photo that cannot be stored, and why; the report is not submitted without it. */
function ofPhoto({ code, details }: DomainError, at: number): DomainError {
  const { detail } = details;
  const errors = detail === undefined ? [] : [{ path: `photos.${String(at)}`, message: detail }];
  return new DomainError(code, { ...details, errors });
}

/** @throws 404 for an admin, who only reads */
function writerOf(side: ReportParty): Exclude<ReportParty, 'admin'> {
  if (side === 'admin') throw notFound();
  return side;
}

const eventOf = ({ id, house_id }: ReportParties, { accountId }: Actor) => ({
  report_id: id,
  house_id,
  actor_id: accountId,
});
