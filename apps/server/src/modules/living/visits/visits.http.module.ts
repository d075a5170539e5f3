import { Module } from '@nestjs/common';

import { VisitsController } from './visits.controller.ts';
import { VisitsModule } from './visits.module.ts';

@Module({ imports: [VisitsModule], controllers: [VisitsController] })
export class VisitsHttpModule {}
