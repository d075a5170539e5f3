import { Module } from '@nestjs/common';

import { ShowingTimesController } from './showing-times.controller.ts';
import { ShowingsController } from './showings.controller.ts';
import { VisitsController } from './visits.controller.ts';
import { ShowingsModule } from './showings.module.ts';

@Module({ imports: [ShowingsModule], controllers: [ShowingsController, ShowingTimesController, VisitsController] })
export class ShowingsHttpModule {}
