import { Module } from '@nestjs/common';

import { AppealsController } from './appeals.controller.ts';
import { AppealsModule } from './appeals.module.ts';

@Module({ imports: [AppealsModule], controllers: [AppealsController] })
export class AppealsHttpModule {}
