import type { arrangeGallery, Gallery, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { Images } from './images.service.ts';
import type { Place } from './photo-places.ts';
import { type ImageSource, UploadImages, type UploadOutcome } from './upload-images.service.ts';

/** Arranges the photos of a place. An admin's change is recorded in the audit log. */
@Injectable()
export class ArrangePhotos {
  constructor(
    private readonly images: Images,
    private readonly uploads: UploadImages,
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  gallery(actor: Actor, place: Place): Promise<Gallery> {
    return this.images.gallery(actor, place);
  }

  arrange(
    actor: Actor,
    place: Place,
    { photos, version }: ParsedInput<typeof arrangeGallery>['body'],
    origin: RequestOrigin,
  ): Promise<Gallery> {
    return this.database.transaction(async () => {
      const gallery = await this.images.setGallery(actor, place, photos, version);
      await this.audit.recordAdmin(actor, `photos.arrange.${place.kind}`, place.id, origin);
      return gallery;
    });
  }

  async upload(
    actor: Actor,
    place: Place,
    sources: AsyncIterable<ImageSource>,
    origin: RequestOrigin,
  ): Promise<UploadOutcome[]> {
    const outcomes = await this.uploads.uploadTo(actor, place, sources);
    await this.audit.recordAdmin(actor, `photos.arrange.${place.kind}`, place.id, origin);
    return outcomes;
  }
}
