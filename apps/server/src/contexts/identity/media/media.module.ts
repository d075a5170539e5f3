import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { ImageEntity } from './image.entity.ts';
import { ImageFileEntity } from './image-file.entity.ts';
import { ImagePlacementEntity } from './image-placement.entity.ts';
import { PhotoPlaces } from './photo-places.ts';
import { ImagesRepository } from './images.repository.ts';
import { PlacementsRepository } from './placements.repository.ts';
import { ReadImage } from './read-image.service.ts';
import { Renditions } from './renditions.ts';
import { Images } from './images.service.ts';
import { UploadImages } from './upload-images.service.ts';
import { AttachUploads } from './attach-uploads.service.ts';
import { StoreUpload } from './store-upload.service.ts';
import { UnusedImages } from './unused-images.repository.ts';
import { DeleteUnusedImages } from './delete-unused-images.ts';
import { ImagesEffects } from './images.effects.ts';
import { ImagesPersonalData } from './images.personal-data.ts';

@Module(
  defineContext({
    parts: [
      {
        entities: [ImageEntity, ImageFileEntity, ImagePlacementEntity],
        providers: [
          PhotoPlaces,
          ImagesRepository,
          PlacementsRepository,
          Renditions,
          Images,
          UploadImages,
          ReadImage,
          StoreUpload,
          AttachUploads,
          UnusedImages,
          DeleteUnusedImages,
          ImagesEffects,
          ImagesPersonalData,
        ],
      },
    ],
  }),
)
export class MediaModule {}
