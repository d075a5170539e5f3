import { PHOTOS_PER_PLACE } from '@common-roof/contracts';
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

export interface Attached {
  readonly photos: PhotoRow[];
  readonly files: FileOfMessage[];
}

/** What a receipt can be. */
const DOCUMENTS: ReadonlySet<MediaType> = new Set(['image/webp', 'application/pdf']);

/** Attaches photos, PDFs and voice messages to messages, and photos and PDFs to other places. */
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
  attach(actor: Actor, messageId: string, ids: readonly string[]): Promise<Attached> {
    return this.replace(actor, { kind: 'message', id: messageId }, ids, 'attachments', () => true);
  }

  /**
   * Replaces the photos and PDFs of a place whose module has made the checks of its policy itself. @throws 422 for
   * uploads that aren't the actor's, recordings, and too many
   */
  attachTo(actor: Actor, place: Place, ids: readonly string[]): Promise<Attached> {
    return this.replace(actor, place, ids, 'files', (type) => DOCUMENTS.has(type));
  }

  private replace(
    actor: Actor,
    place: Place,
    ids: readonly string[],
    field: 'attachments' | 'files',
    mayBe: (type: MediaType) => boolean,
  ): Promise<Attached> {
    const most = PHOTOS_PER_PLACE[place.kind];
    if (ids.length > most) throw unacceptable(field, filled('There is room for {most} at most.', { most }));
    return this.database.transaction(async () => {
      const own = await this.images.lockOwn(actor.accountId, ids);
      if (ids.some((id) => !own.has(id))) {
        throw unacceptable(field, 'One of these files is not yours or is no longer there. Upload it again.');
      }
      if (![...own.values()].every(mayBe)) throw unacceptable(field, 'Choose photos and PDFs only.');
      const list = ids.map((image_id) => ({ image_id, caption: '' }));
      await this.placements.replace(place, list, this.clock.now());
      return this.placements.listUploads(place);
    });
  }
}
