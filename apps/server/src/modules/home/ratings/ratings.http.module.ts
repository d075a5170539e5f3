import { Module } from '@nestjs/common';

import { RatingsController } from './ratings.controller.ts';
import { WriteRatingsController } from './write-ratings.controller.ts';
import { RatingsModule } from './ratings.module.ts';

@Module({ imports: [RatingsModule], controllers: [RatingsController, WriteRatingsController] })
export class RatingsHttpModule {}
