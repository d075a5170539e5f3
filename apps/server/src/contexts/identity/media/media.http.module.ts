import { Module } from '@nestjs/common';

import { MediaModule } from './media.module.ts';
import { ArrangePhotos } from './arrange-photos.service.ts';
import { ReadImage } from './read-image.service.ts';
import { ImagesController } from './images.controller.ts';

@Module({
  imports: [MediaModule],
  providers: [ArrangePhotos, ReadImage],
  controllers: [ImagesController],
})
export class MediaHttpModule {}
