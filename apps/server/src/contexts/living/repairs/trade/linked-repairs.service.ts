import type {
  finishLinkedRepair,
  LinkedRepair,
  ParsedInput,
  planLinkedRepair,
  readLinkedRepairPhoto,
  writeLinkedRepairNote,
} from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import { isRepairLinkOpen, type RepairAction } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { houseIsArchived } from '#contexts/identity/access/index.ts';
import { type ReadableImage, ReadImage } from '#contexts/identity/media/index.ts';
import { RepairNotesRepository } from '#contexts/living/repairs/repair-notes.repository.ts';
import { RepairReminders } from '#contexts/living/repairs/repair-reminders.ts';
import { isSameVisit, newVisit, requireVisitTime } from '#contexts/living/repairs/repair-visit-times.ts';
import {
  aboutRepair,
  RepairFinished,
  RepairNoteWritten,
  RepairPlanned,
} from '#contexts/living/repairs/repairs.events.ts';
import { REPAIRS, RepairsRepository } from '#contexts/living/repairs/repairs.repository.ts';
import { toLinkedRepair } from './linked-repairs.mapper.ts';
import { type LinkedRepairRow, LinkedRepairsRepository } from './linked-repairs.repository.ts';
import { REPAIR_LINK, TradeLinks } from './trade-links.ts';

/**
 * Lets a tradesperson, who has no account, read a repair and take care of it by their link. Sending the same again has
 * the same result as once, because an answer can be lost on the way.
 */
@Injectable()
export class LinkedRepairsService {
  constructor(
    private readonly database: Database,
    private readonly capabilities: Capabilities,
    private readonly linked: LinkedRepairsRepository,
    private readonly repairs: RepairsRepository,
    private readonly notes: RepairNotesRepository,
    private readonly links: TradeLinks,
    private readonly reminders: RepairReminders,
    private readonly images: ReadImage,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 410, 429 */
  async read(token: string, origin: RequestOrigin): Promise<LinkedRepair> {
    return this.view(await this.open(token, origin));
  }

  /** @throws 404 for an image that isn't a photo of this repair; 410, 429 */
  async photo(
    { token, image_id: imageId, size }: ParsedInput<typeof readLinkedRepairPhoto>['body'],
    origin: RequestOrigin,
  ): Promise<ReadableImage> {
    const { id } = await this.open(token, origin);
    return this.images.findAt({ kind: 'repair', id }, imageId, size);
  }

  /** @throws as {@link change}; 422 for a time at which nobody can come */
  plan(
    { token, version, visit }: ParsedInput<typeof planLinkedRepair>['body'],
    origin: RequestOrigin,
  ): Promise<LinkedRepair> {
    return this.change(token, origin, async (row) => {
      if (row.state === 'accepted' && isSameVisit(row, visit)) return;
      await this.require(row, 'plan', version);
      requireVisitTime(visit, this.clock.now());
      await this.states.advance(REPAIRS, 'plan', row.id, { set: newVisit(visit) });
      const news = { is_reassigned: false, is_rescheduled: true, is_trade_asked: false, former_assignee_id: null };
      await this.outbox.append(RepairPlanned, { ...aboutRepair(row, null), ...news });
    });
  }

  /** @throws as {@link change}; 409 for one note too many */
  write(
    { token, text }: ParsedInput<typeof writeLinkedRepairNote>['body'],
    origin: RequestOrigin,
  ): Promise<LinkedRepair> {
    return this.change(token, origin, async (row) => {
      const [last] = await this.notes.list(row.id, 1);
      if (last?.trade_name === row.trade_name && last.text === text) return;
      if (row.notes_count >= LIMITS.repairNotes) {
        throw new DomainError('conflict', { detail: 'There are too many notes. Report it again to go on.' });
      }
      const note = { repair_id: row.id, author_id: null, trade_name: row.trade_name, text };
      const noteId = await this.notes.insert({ ...note, written_at: this.clock.now() });
      await this.outbox.append(RepairNoteWritten, { ...aboutRepair(row, null), note_id: noteId });
    });
  }

  /** @throws as {@link change} */
  finish(
    { token, version, words }: ParsedInput<typeof finishLinkedRepair>['body'],
    origin: RequestOrigin,
  ): Promise<LinkedRepair> {
    const said = words.trim();
    return this.change(token, origin, async (row) => {
      if (row.state === 'done' && row.ended_by === null && row.ended_words === said) return;
      await this.require(row, 'finish', version);
      const now = this.clock.now();
      const set = { ended_at: now, ended_by: null, ended_words: said };
      await this.states.advance(REPAIRS, 'finish', row.id, { set });
      await this.links.closeLater(row, now);
      await this.outbox.append(RepairFinished, aboutRepair(row, null));
    });
  }

  /**
   * Runs a change in a transaction. The link is opened again once the row is locked, so that one which was just revoked
   * changes nothing.
   * @throws 409 when the house is archived, the state doesn't allow it, or it has changed since it was read; 410, 429
   */
  private async change(
    token: string,
    origin: RequestOrigin,
    work: (row: LinkedRepairRow) => Promise<void>,
  ): Promise<LinkedRepair> {
    const { id } = await this.open(token, origin);
    await this.database.transaction(async () => {
      await this.repairs.lock(id);
      const row = await this.open(token, origin);
      if (row.is_archived) throw houseIsArchived();
      await work(row);
      await this.reminders.follow(id);
    });
    return this.view(await this.open(token, origin));
  }

  private async require(row: LinkedRepairRow, action: RepairAction, version: number): Promise<void> {
    requireAllowed(REPAIRS, action, row.state);
    if (row.version === version) return;
    throw new DomainError('stale_version', {
      detail: 'This repair has changed since you opened it.',
      current: await this.view(row),
    });
  }

  private async open(token: string, origin: RequestOrigin): Promise<LinkedRepairRow> {
    const { subjectId } = await this.capabilities.open(REPAIR_LINK, token, origin);
    const row = await this.linked.find(subjectId);
    if (row && isRepairLinkOpen(row.state, row.ended_at, this.clock.now())) return row;
    throw new DomainError('link_spent', { detail: 'This repair is over.' });
  }

  private async view(row: LinkedRepairRow): Promise<LinkedRepair> {
    return toLinkedRepair(row, await this.notes.list(row.id, LIMITS.repairNotes));
  }
}
