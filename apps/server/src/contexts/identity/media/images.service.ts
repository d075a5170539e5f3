import type { Gallery, Photo, PhotoPlaceKind } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { PhotosArranged } from './images.events.ts';
import { type PhotoRow, toGallery, toPhoto } from './images.mapper.ts';
import type { MediaType } from './image-file.entity.ts';
import { ImagesRepository } from './images.repository.ts';
import { type Place, PhotoPlaces } from './photo-places.ts';
import { PlacementsRepository } from './placements.repository.ts';

export interface ProvedPhoto extends Photo {
  /** Of the large size, in hexadecimal. */
  readonly sha256: string;
  readonly uploaded_at: string;
}

export interface WantedPhoto {
  readonly image_id: string;
  /** Omitted: keeps its caption, or none. */
  readonly caption?: string | undefined;
}

/** The photos of houses, rooms and people: read for many at once, and changed as one ordered list. */
@Injectable()
export class Images {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly database: Database,
    private readonly images: ImagesRepository,
    private readonly placements: PlacementsRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** @throws 404 for a caller who may not see the place */
  async gallery(actor: Actor, setGallery: Place): Promise<Gallery> {
    if (!(await this.places.mayRead(actor, setGallery))) throw notFound();
    return toGallery(await this.placements.listForPlace(setGallery));
  }

  /** For places whose access was checked. Runs one query, regardless of their number. */
  async listPhotos(kind: PhotoPlaceKind, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Photo[]>> {
    const photos = new Map<string, Photo[]>(ids.map((id) => [id, []]));
    for (const row of await this.placements.listForPlaces(kind, ids)) photos.get(row.owner_id)?.push(toPhoto(row));
    return photos;
  }

  /** Like {@link listPhotos}, with the proof of each: the hash of the stored bytes and the time of the upload. */
  async listEvidencePhotos(
    kind: PhotoPlaceKind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ProvedPhoto[]>> {
    if (ids.length === 0) return new Map();
    const photos = new Map<string, ProvedPhoto[]>(ids.map((id) => [id, []]));
    for (const row of await this.placements.provedOfMany(kind, ids)) {
      const proved = { ...toPhoto(row), sha256: row.sha256, uploaded_at: toTimestamp(row.created_at) };
      photos.get(row.owner_id)?.push(proved);
    }
    return photos;
  }

  /** Returns the first photo of each place that has one. The caller has checked access. */
  async listCovers(kind: PhotoPlaceKind, ids: readonly string[]): Promise<ReadonlyMap<string, Photo>> {
    const rows = await this.placements.firstOfMany(kind, ids);
    return new Map(rows.map((row) => [row.owner_id, toPhoto(row)]));
  }

  /**
   * Replaces the ordered list, in the caller's transaction if there is one. Accepts images that the actor uploaded and
   * those already in the list; an omitted one is removed, and deleted a day later.
   * @param version of the list that the change is based on; 409 with the current list when it has changed
   * @throws 403, 404, 409, 422
   */
  async setGallery(actor: Actor, place: Place, photos: readonly WantedPhoto[], version?: string): Promise<Gallery> {
    await this.places.requireArrange(actor, place);
    return this.database.transaction(async () => {
      const { gallery, isChanged } = await this.replace(actor, place, photos, version);
      if (isChanged) await this.places.arranged(place, gallery.items);
      return gallery;
    });
  }

  /**
   * Like {@link place}, for the module that owns the place: it has made the checks of its policy itself and writes the
   * consequences.
   * @throws 422
   */
  async placeOwn(actor: Actor, place: Place, photos: readonly WantedPhoto[]): Promise<Gallery> {
    return this.database.transaction(async () => (await this.replace(actor, place, photos)).gallery);
  }

  /** Adds images at the end, as many as the place still holds. @returns those that were placed */
  async append(actor: Actor, place: Place, imageIds: readonly string[]): Promise<ReadonlySet<string>> {
    await this.places.requireArrange(actor, place);
    return this.database.transaction(async () => {
      await this.placements.lock(place);
      const rows = await this.placements.listForPlace(place);
      const fitting = imageIds.slice(0, Math.max(0, this.places.capacity(place) - rows.length));
      if (fitting.length > 0)
        await this.setGallery(actor, place, [...rows, ...fitting.map((image_id) => ({ image_id }))]);
      return new Set(fitting);
    });
  }

  /** Removes every photo, for the module that owns the place and knows that it is gone. */
  async clear(place: Place): Promise<void> {
    await this.database.transaction(async () => {
      await this.placements.lock(place);
      await this.placements.replace(place, [], this.clock.now());
    });
  }

  private async replace(
    actor: Actor,
    place: Place,
    photos: readonly WantedPhoto[],
    version?: string,
  ): Promise<Replaced> {
    await this.placements.lock(place);
    const rows = await this.placements.listForPlace(place);
    const current = toGallery(rows);
    if (version !== undefined && version !== current.version) {
      throw new DomainError('stale_version', { detail: 'The photos were changed in another window.', current });
    }
    this.requireCapacity(place, photos.length);
    const captions = new Map(rows.map(({ image_id, caption }) => [image_id, caption]));
    const list = photos.map(({ image_id, caption }) => ({
      image_id,
      caption: caption ?? captions.get(image_id) ?? '',
    }));
    if (isSameList(list, rows)) return { gallery: current, isChanged: false };
    const added = await this.requireOwn(
      actor,
      photos.map(({ image_id }) => image_id).filter((id) => !captions.has(id)),
    );
    if ([...added.values()].some((type) => type !== 'image/webp')) throw notYours();
    await this.placements.replace(place, list, this.clock.now());
    const gallery = toGallery(await this.placements.listForPlace(place));
    await this.outbox.append(PhotosArranged, {
      kind: place.kind,
      owner_id: place.id,
      account_id: actor.accountId,
      photos: gallery.items.length,
    });
    return { gallery, isChanged: true };
  }

  private requireCapacity(place: Place, count: number): void {
    const capacity = this.places.capacity(place);
    if (count > capacity) throw unacceptable('photos', filled('There is room for {most} at most.', { most: capacity }));
  }

  private async requireOwn(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MediaType>> {
    if (ids.length === 0) return new Map();
    const own = await this.images.lockOwn(actor.accountId, ids);
    if (ids.some((id) => !own.has(id))) throw notYours();
    return own;
  }
}

export const notYours = (): DomainError =>
  unacceptable('photos', 'One of these images is not yours or is no longer there. Upload it again.');

interface Replaced {
  readonly gallery: Gallery;
  readonly isChanged: boolean;
}

type Listed = Pick<PhotoRow, 'image_id' | 'caption'>;

const isSameList = (list: readonly Listed[], rows: readonly Listed[]): boolean =>
  list.length === rows.length &&
  rows.every(({ image_id, caption }, at) => list[at]?.image_id === image_id && list[at].caption === caption);
