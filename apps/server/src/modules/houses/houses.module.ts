import { Module } from '@nestjs/common';

import { AccessModule } from '../access/index.ts';
import { RoomiesModule } from '../roomies/index.ts';
import { RoomsModule } from '../rooms/index.ts';
import { HousesController } from './houses.controller.ts';
import { HousesRepository } from './houses.repository.ts';
import { HousesService } from './houses.service.ts';

@Module({
  imports: [AccessModule, RoomsModule, RoomiesModule],
  providers: [HousesRepository, HousesService],
  exports: [HousesService],
})
export class HousesModule {}

@Module({ imports: [HousesModule], controllers: [HousesController] })
export class HousesHttpModule {}
