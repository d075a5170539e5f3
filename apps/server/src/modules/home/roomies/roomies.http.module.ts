import { Module } from '@nestjs/common';

import { RoomiesController } from './roomies.controller.ts';
import { StayDetailsController } from './stay-details.controller.ts';
import { StaysController } from './stays.controller.ts';
import { RoomiesModule } from './roomies.module.ts';

@Module({ imports: [RoomiesModule], controllers: [RoomiesController, StaysController, StayDetailsController] })
export class RoomiesHttpModule {}
