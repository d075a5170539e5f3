import { Module } from '@nestjs/common';

import { ArrangePhotos } from './arrange-photos.service.ts';
import { ImagesController } from './images.controller.ts';
import { ReadImage } from './read-image.service.ts';
import { ImagesModule } from './images.module.ts';

@Module({ imports: [ImagesModule], providers: [ArrangePhotos, ReadImage], controllers: [ImagesController] })
export class ImagesHttpModule {}
