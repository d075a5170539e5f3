import {
  type editGuideEntry,
  type GuideEntry,
  GUIDE_LIMITS,
  type ParsedInput,
  type writeGuideEntry,
} from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { AttachUploads } from '#contexts/identity/media/index.ts';
import { GuideChanges } from './guide-changes.ts';
import { GuideEntriesRepository, type GuideEntryWords } from './guide-entries.repository.ts';
import type { GuideEntryEntity } from './guide-entry.entity.ts';
import { GuideEntryAdded, GuideEntryChanged, GuideEntryMoved, GuideEntryRemoved } from './guide.events.ts';
import { toGuideEntry } from './guide.mapper.ts';
import { WifiPasswordSeal } from './wifi-password-seal.ts';

type NewEntry = ParsedInput<typeof writeGuideEntry>['body'];

/** Lets homeowners write how things work in their houses. */
@Injectable()
export class WriteGuideService {
  constructor(
    private readonly changes: GuideChanges,
    private readonly entries: GuideEntriesRepository,
    private readonly uploads: AttachUploads,
    private readonly seal: WifiPasswordSeal,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws as {@link GuideChanges.change}; 409 for one entry too many; 422 for a room or uploads that aren't there */
  write(actor: Actor, house: string, body: NewEntry, origin: RequestOrigin): Promise<GuideEntry> {
    return this.changes.change(actor, house, async (houseId) => {
      const most = GUIDE_LIMITS.entries;
      if ((await this.entries.count(houseId)) >= most) {
        throw new DomainError('conflict', { detail: filled('A guide has room for {most} entries.', { most }) });
      }
      await this.changes.requireRoom(houseId, body.room_id);
      const id = await this.entries.insert(houseId, this.wordsOf(actor, body));
      await this.uploads.arrange(actor, { kind: 'guide_entry', id }, body.uploads);
      await this.outbox.append(GuideEntryAdded, about(houseId, id, actor));
      await this.audit.recordAdmin(actor, 'guide.write', id, origin);
      return this.get(actor, id);
    });
  }

  /** @throws as {@link write}; 409 when it has changed since it was read */
  async edit(
    actor: Actor,
    id: string,
    { version, ...body }: ParsedInput<typeof editGuideEntry>['body'],
    origin: RequestOrigin,
  ): Promise<GuideEntry> {
    return this.changes.change(actor, await this.entries.findHouse(id), async (houseId) => {
      const stored = await this.lock(id);
      this.changes.requireVersion(stored.version, version, await this.get(actor, id));
      if (body.room_id !== stored.room_id) await this.changes.requireRoom(houseId, body.room_id);
      await this.entries.update(id, this.wordsOf(actor, body, stored));
      await this.uploads.arrange(actor, { kind: 'guide_entry', id }, body.uploads);
      await this.outbox.append(GuideEntryChanged, about(houseId, id, actor));
      await this.audit.recordAdmin(actor, 'guide.edit', id, origin);
      return this.get(actor, id);
    });
  }

  /** Moves it among those of its kind. @throws as {@link GuideChanges.change} */
  async move(actor: Actor, id: string, position: number, origin: RequestOrigin): Promise<void> {
    await this.changes.change(actor, await this.entries.findHouse(id), async (houseId) => {
      const { kind } = await this.lock(id);
      const before = await this.entries.listOfKind(houseId, kind);
      const others = before.filter((other) => other !== id);
      const after = [...others.slice(0, position), id, ...others.slice(position)];
      if (after.every((other, at) => other === before[at])) return;
      await this.entries.arrange(after);
      await this.outbox.append(GuideEntryMoved, about(houseId, id, actor));
      await this.audit.recordAdmin(actor, 'guide.move', id, origin);
    });
  }

  /** @throws as {@link GuideChanges.change} */
  async remove(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    await this.changes.change(actor, await this.entries.findHouse(id), async (houseId) => {
      await this.lock(id);
      await this.uploads.arrange(actor, { kind: 'guide_entry', id }, []);
      await this.entries.delete(id);
      await this.outbox.append(GuideEntryRemoved, about(houseId, id, actor));
      await this.audit.recordAdmin(actor, 'guide.remove', id, origin);
    });
  }

  private async lock(id: string): Promise<GuideEntryEntity> {
    const stored = await this.entries.lock(id);
    if (!stored) throw notFound();
    return stored;
  }

  private async get(actor: Actor, id: string): Promise<GuideEntry> {
    const row = await this.entries.find(actor, id);
    if (!row) throw notFound();
    return toGuideEntry(row);
  }

  private wordsOf(
    { accountId }: Actor,
    { kind, title, text, audience, room_id, phone, wifi }: NewEntry,
    stored?: GuideEntryEntity,
  ): GuideEntryWords {
    const words = { kind, title, text, audience, room_id, phone, author_id: accountId, changed_at: this.clock.now() };
    return {
      ...words,
      wifi_network: wifi?.network ?? null,
      wifi_security: wifi?.security ?? null,
      wifi_password: this.passwordOf(wifi, stored),
    };
  }

  /** @throws 422 for a protected network without a password */
  private passwordOf(wifi: NewEntry['wifi'], stored?: GuideEntryEntity): string | null {
    if (wifi === null || wifi.security === 'open') return null;
    const password = wifi.password === undefined ? stored?.wifi_password : this.seal.close(wifi.password);
    if (typeof password === 'string') return password;
    throw unacceptable('wifi.password', 'Enter the password of the network.');
  }
}

const about = (house_id: string, entry_id: string, { accountId: actor_id }: Actor) => ({
  house_id,
  entry_id,
  actor_id,
});
