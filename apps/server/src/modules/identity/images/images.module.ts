import { Module } from '@nestjs/common';

import { ArrangePhotos } from './arrange-photos.service.ts';
import { ImageSweep } from './image-sweep.ts';
import { ImagesController } from './images.controller.ts';
import { ImagesRepository } from './images.repository.ts';
import { Images } from './images.service.ts';
import { PhotoPlaces } from './photo-places.ts';
import { PlacementsRepository } from './placements.repository.ts';
import { ReadImage } from './read-image.service.ts';
import { Renditions } from './renditions.ts';
import { SweepRepository } from './sweep.repository.ts';
import { UploadImages } from './upload-images.service.ts';
import { ImagesReactions } from './images.reactions.ts';

@Module({
  providers: [PhotoPlaces, ImagesRepository, PlacementsRepository, Renditions, Images, UploadImages, ImagesReactions],
  exports: [PhotoPlaces, ImagesRepository, Images, UploadImages],
})
export class ImagesModule {}

@Module({ imports: [ImagesModule], providers: [ArrangePhotos, ReadImage], controllers: [ImagesController] })
export class ImagesHttpModule {}

/** The clock of the photos: one in each worker process. */
@Module({ providers: [SweepRepository, ImageSweep], exports: [ImageSweep] })
export class ImagesWorkerModule {}
