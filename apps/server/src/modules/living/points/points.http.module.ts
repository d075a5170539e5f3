import { Module } from '@nestjs/common';

import { PointsController } from './points.controller.ts';
import { PointsModule } from './points.module.ts';

@Module({ imports: [PointsModule], controllers: [PointsController] })
export class PointsHttpModule {}
