import { Module } from '@nestjs/common';

import { MediaModule } from './media.module.ts';
import { ArrangePhotos } from './arrange-photos.service.ts';
import { FilesController } from './files.controller.ts';
import { ReadFile } from './read-file.service.ts';
import { UploadFile } from './upload-file.service.ts';
import { ImagesController } from './images.controller.ts';

@Module({
  imports: [MediaModule],
  providers: [ArrangePhotos, ReadFile, UploadFile],
  controllers: [ImagesController, FilesController],
})
export class MediaHttpModule {}
