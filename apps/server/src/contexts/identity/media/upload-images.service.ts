import type { Photo } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { storageKey, toPhoto } from './images.mapper.ts';
import { ImagesRepository } from './images.repository.ts';
import { Images } from './images.service.ts';
import { type Place, PhotoPlaces } from './photo-places.ts';
import { type Rendered, Renditions } from './renditions.ts';
import { StoreUpload } from './store-upload.service.ts';

/** One image as it was received, or why it could not even be read. */
export type ImageSource = { readonly bytes: Buffer } | { readonly refusal: DomainError };
export type UploadOutcome = { readonly image: Photo } | { readonly refusal: DomainError };

/** Errors of one image, not of the call: its neighbours are still stored. */
const OF_ONE_IMAGE = new Set(['invalid_request', 'body_too_large', 'unsupported_media_type', 'rule_violated']);

@Injectable()
export class UploadImages {
  constructor(
    private readonly renditions: Renditions,
    private readonly storing: StoreUpload,
    private readonly images: ImagesRepository,
    private readonly photos: Images,
    private readonly places: PhotoPlaces,
  ) {}

  /**
   * Stores images that only their uploader can see.
   * @returns the outcome of each, in order.
   * @throws 503, and errors of the sources; then nothing is kept
   */
  async upload(actor: Actor, sources: AsyncIterable<ImageSource>): Promise<UploadOutcome[]> {
    const outcomes: UploadOutcome[] = [];
    try {
      for await (const source of sources) outcomes.push(await this.uploadOne(actor, source));
      return outcomes;
    } catch (error) {
      await this.images.discard(idsOf(outcomes));
      throw error;
    }
  }

  /** Stores images and places them after the existing photos. @throws 403, 404, 409, 503 */
  async uploadTo(actor: Actor, place: Place, sources: AsyncIterable<ImageSource>): Promise<UploadOutcome[]> {
    await this.places.requireArrange(actor, place);
    const outcomes = await this.upload(actor, sources);
    const placed = await this.photos.append(actor, place, idsOf(outcomes));
    const left = idsOf(outcomes).filter((id) => !placed.has(id));
    await this.images.discard(left);
    const detail = filled('There is room for {most} photos here at most.', { most: this.places.capacity(place) });
    return outcomes.map((outcome) =>
      'image' in outcome && !placed.has(outcome.image.image_id)
        ? { refusal: new DomainError('rule_violated', { detail }) }
        : outcome,
    );
  }

  private async uploadOne(actor: Actor, source: ImageSource): Promise<UploadOutcome> {
    if ('refusal' in source) return source;
    try {
      return { image: await this.storeImage(actor, await this.renditions.create(source.bytes)) };
    } catch (error) {
      if (error instanceof DomainError && OF_ONE_IMAGE.has(error.code)) return { refusal: error };
      throw error;
    }
  }

  private async storeImage(actor: Actor, { large, small, width, height, sha256 }: Rendered): Promise<Photo> {
    const id = await this.storing.run(actor, {
      file: { sha256, bytes: large.length + small.length, mediaType: 'image/webp', width, height },
      contents: (file) => [
        { key: storageKey(file, 'large'), bytes: large },
        { key: storageKey(file, 'small'), bytes: small },
      ],
    });
    return toPhoto({ image_id: id, caption: '', width, height });
  }
}

const idsOf = (outcomes: readonly UploadOutcome[]): string[] =>
  outcomes.flatMap((outcome) => ('image' in outcome ? [outcome.image.image_id] : []));
