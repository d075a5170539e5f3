import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeleteUnusedImages } from './delete-unused-images.ts';
import { ImagesRepository } from './images.repository.ts';
import { Images } from './images.service.ts';
import { PhotoPlaces } from './photo-places.ts';
import { PlacementsRepository } from './placements.repository.ts';
import { Renditions } from './renditions.ts';
import { UnusedImages } from './unused-images.repository.ts';
import { UploadImages } from './upload-images.service.ts';
import { ImagesEffects } from './images.effects.ts';
import { ImagesPersonalData } from './images.personal-data.ts';
import { ImageEntity } from './image.entity.ts';
import { ImageFileEntity } from './image-file.entity.ts';
import { ImagePlacementEntity } from './image-placement.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ImageEntity, ImageFileEntity, ImagePlacementEntity])],
  providers: [
    PhotoPlaces,
    ImagesRepository,
    PlacementsRepository,
    Renditions,
    Images,
    UploadImages,
    UnusedImages,
    DeleteUnusedImages,
    ImagesEffects,
    ImagesPersonalData,
  ],
  exports: [PhotoPlaces, ImagesRepository, Images, UploadImages],
})
export class ImagesModule {}
