import {
  type addHouseDocument,
  type editHouseDocument,
  type HouseDocument,
  GUIDE_LIMITS,
  type ParsedInput,
} from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { AttachUploads } from '#contexts/identity/media/index.ts';
import { DocumentReminders } from './document-reminders.ts';
import { GuideChanges } from './guide-changes.ts';
import { DocumentAdded, DocumentChanged, DocumentRemoved } from './guide.events.ts';
import { toHouseDocument } from './guide.mapper.ts';
import { HouseDocumentsRepository, type LockedDocument } from './house-documents.repository.ts';

/** Lets homeowners keep the certificates and contracts of their houses. */
@Injectable()
export class HouseDocumentsService {
  constructor(
    private readonly changes: GuideChanges,
    private readonly documents: HouseDocumentsRepository,
    private readonly reminders: DocumentReminders,
    private readonly uploads: AttachUploads,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a document, or renews the one whose place it takes.
   * @throws as {@link GuideChanges.change}; 409 for one too many, and for one that was renewed already; 422
   */
  enter(
    actor: Actor,
    house: string,
    { uploads, replaces_id: replaced, ...body }: ParsedInput<typeof addHouseDocument>['body'],
    origin: RequestOrigin,
  ): Promise<HouseDocument> {
    return this.changes.change(actor, house, async (houseId) => {
      const most = GUIDE_LIMITS.documents;
      if ((await this.documents.count(houseId)) >= most) {
        throw new DomainError('conflict', { detail: filled('A house has room for {most} documents.', { most }) });
      }
      await this.changes.requireRoom(houseId, body.room_id);
      if (replaced !== null) await this.requireCurrent(houseId, replaced);
      const now = this.clock.now();
      const id = await this.documents.insert(houseId, { ...body, author_id: actor.accountId }, now);
      await this.uploads.arrange(actor, { kind: 'house_document', id }, uploads);
      if (replaced !== null) {
        await this.documents.replace(replaced, id, now);
        await this.reminders.follow(replaced);
      }
      await this.reminders.follow(id);
      await this.outbox.append(DocumentAdded, { ...about(houseId, id, actor), replaced_id: replaced });
      await this.audit.recordAdmin(actor, replaced === null ? 'document.add' : 'document.renew', id, origin);
      return this.get(actor, id);
    });
  }

  /** @throws as {@link GuideChanges.change}; 409 when it has changed since it was read; 422 */
  async edit(
    actor: Actor,
    id: string,
    { version, uploads, ...body }: ParsedInput<typeof editHouseDocument>['body'],
    origin: RequestOrigin,
  ): Promise<HouseDocument> {
    return this.changes.change(actor, await this.documents.findHouse(id), async (houseId) => {
      const stored = await this.lock(id);
      this.changes.requireVersion(stored.version, version, await this.get(actor, id));
      if (body.room_id !== stored.room_id) await this.changes.requireRoom(houseId, body.room_id);
      await this.documents.update(id, { ...body, author_id: actor.accountId });
      await this.uploads.arrange(actor, { kind: 'house_document', id }, uploads);
      await this.reminders.follow(id);
      const is_rescheduled = body.expires_on !== stored.expires_on;
      await this.outbox.append(DocumentChanged, { ...about(houseId, id, actor), is_rescheduled });
      await this.audit.recordAdmin(actor, 'document.edit', id, origin);
      return this.get(actor, id);
    });
  }

  /** @throws as {@link GuideChanges.change} */
  async remove(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.changes.change(actor, await this.documents.findHouse(id), async (houseId) => {
      const stored = await this.lock(id);
      await this.uploads.arrange(actor, { kind: 'house_document', id }, []);
      const again = await this.documents.delete(stored);
      await this.reminders.follow(id);
      if (again !== null) await this.reminders.follow(again);
      await this.outbox.append(DocumentRemoved, about(houseId, id, actor));
      await this.audit.recordAdmin(actor, 'document.remove', id, origin);
    });
  }

  private async requireCurrent(houseId: string, id: string): Promise<void> {
    const stored = await this.documents.lock(id);
    if (stored?.house_id !== houseId) throw unacceptable('replaces_id', 'Choose a document of this house.');
    if (stored.replaced_by === null) return;
    throw new DomainError('conflict', { detail: 'This document was already renewed.' });
  }

  private async lock(id: string): Promise<LockedDocument> {
    const stored = await this.documents.lock(id);
    if (!stored) throw notFound();
    return stored;
  }

  private async get(actor: Actor, id: string): Promise<HouseDocument> {
    const row = await this.documents.find(actor, id);
    if (!row) throw notFound();
    return toHouseDocument(row, this.clock.now());
  }
}

const about = (house_id: string, document_id: string, { accountId: actor_id }: Actor) => ({
  house_id,
  document_id,
  actor_id,
});
