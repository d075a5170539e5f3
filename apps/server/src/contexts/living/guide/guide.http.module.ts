import { Module } from '@nestjs/common';

import { GuideController } from './guide.controller.ts';
import { GuideModule } from './guide.module.ts';
import { HouseDocumentsController } from './house-documents.controller.ts';

@Module({ imports: [GuideModule], controllers: [GuideController, HouseDocumentsController] })
export class GuideHttpModule {}
