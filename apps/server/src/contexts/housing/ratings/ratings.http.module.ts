import { Module } from '@nestjs/common';

import { RatingsModule } from './ratings.module.ts';
import { RatingsController } from './ratings.controller.ts';
import { WriteRatingsController } from './write-ratings.controller.ts';

@Module({
  imports: [RatingsModule],
  controllers: [RatingsController, WriteRatingsController],
})
export class RatingsHttpModule {}
