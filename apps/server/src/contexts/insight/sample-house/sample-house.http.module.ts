import { Module } from '@nestjs/common';

import { SampleHouseController } from './sample-house.controller.ts';
import { SampleHouseModule } from './sample-house.module.ts';

@Module({ imports: [SampleHouseModule], controllers: [SampleHouseController] })
export class SampleHouseHttpModule {}
