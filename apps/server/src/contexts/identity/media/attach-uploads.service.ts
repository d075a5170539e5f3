import { LIMITS, PHOTOS_PER_PLACE } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { FileOfMessage } from './files.mapper.ts';
import type { MediaType } from './image-file.entity.ts';
import type { PhotoRow } from './images.mapper.ts';
import { ImagesRepository } from './images.repository.ts';
import type { Place } from './photo-places.ts';
import { PlacementsRepository } from './placements.repository.ts';

/** What belongs to other places than messages. */
const DOCUMENTS: ReadonlySet<MediaType> = new Set(['image/webp', 'application/pdf']);

export interface Attached {
  readonly photos: PhotoRow[];
  readonly files: FileOfMessage[];
}

/**
 * Attaches photos, PDFs and voice messages to a message, and photos and PDFs to other places. The module that owns the
 * place has made the checks of its policy itself.
 */
@Injectable()
export class AttachUploads {
  constructor(
    private readonly database: Database,
    private readonly images: ImagesRepository,
    private readonly placements: PlacementsRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns what kinds of uploads these are. What isn't the actor's is left out, and {@link attach} refuses it. */
  async kindsOf(actor: Actor, ids: readonly string[]): Promise<{ hasPhotos: boolean; hasFiles: boolean }> {
    if (ids.length === 0) return { hasPhotos: false, hasFiles: false };
    const types = await this.images.listTypes(actor.accountId, ids);
    return { hasPhotos: types.has('image/webp'), hasFiles: [...types].some((type) => type !== 'image/webp') };
  }

  /** @throws 422 for uploads that aren't the actor's, and for too many */
  async attach(actor: Actor, messageId: string, ids: readonly string[]): Promise<Attached> {
    if (ids.length > LIMITS.attachments) {
      throw unacceptable('attachments', filled('There is room for {most} at most.', { most: LIMITS.attachments }));
    }
    return this.database.transaction(async () => {
      const own = await this.images.lockOwn(actor.accountId, ids);
      if (ids.some((id) => !own.has(id))) {
        throw unacceptable('attachments', 'One of these files is not yours or is no longer there. Upload it again.');
      }
      const list = ids.map((image_id) => ({ image_id, caption: '' }));
      await this.placements.replace({ kind: 'message', id: messageId }, list, this.clock.now());
      return this.placements.listUploads({ kind: 'message', id: messageId });
    });
  }

  /**
   * Replaces the ordered list of photos and PDFs of a place. Accepts what the actor uploaded and what is already in the
   * list; an omitted one is removed, and deleted a day later.
   * @param field where they stand in the body
   * @throws 422 for uploads that aren't the actor's, for recordings, and for too many
   */
  async arrange(
    actor: Actor,
    place: Place,
    ids: readonly string[],
    field: 'uploads' | 'files' = 'uploads',
  ): Promise<void> {
    const most = PHOTOS_PER_PLACE[place.kind];
    if (ids.length > most) throw unacceptable(field, filled('There is room for {most} at most.', { most }));
    await this.database.transaction(async () => {
      await this.placements.lock(place);
      const present = new Set(await this.placements.listIds(place));
      const added = ids.filter((id) => !present.has(id));
      const own = added.length === 0 ? null : await this.images.lockOwn(actor.accountId, added);
      if (!added.every((id) => own?.has(id) === true)) {
        throw unacceptable(field, 'One of these files is not yours or is no longer there. Upload it again.');
      }
      if ([...(own?.values() ?? [])].some((type) => !DOCUMENTS.has(type))) {
        throw unacceptable(field, 'Choose photos and PDFs only.');
      }
      const list = ids.map((image_id) => ({ image_id, caption: '' }));
      await this.placements.replace(place, list, this.clock.now());
    });
  }
}
