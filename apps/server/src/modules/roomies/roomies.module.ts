import { Module } from '@nestjs/common';

import { AccessModule } from '../access/index.ts';
import { AccountsModule } from '../accounts/index.ts';
import { RoomsModule } from '../rooms/index.ts';
import { RoomiesController } from './roomies.controller.ts';
import { RoomiesRepository } from './roomies.repository.ts';
import { RoomiesService } from './roomies.service.ts';
import { StaysController } from './stays.controller.ts';
import { StaysService } from './stays.service.ts';
import { TenanciesRepository } from './tenancies.repository.ts';

@Module({
  imports: [AccessModule, AccountsModule, RoomsModule],
  providers: [RoomiesRepository, TenanciesRepository, RoomiesService, StaysService],
  exports: [RoomiesService, StaysService],
})
export class RoomiesModule {}

@Module({ imports: [RoomiesModule], controllers: [RoomiesController, StaysController] })
export class RoomiesHttpModule {}
