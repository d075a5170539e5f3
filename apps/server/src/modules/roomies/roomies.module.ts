import { Module } from '@nestjs/common';

import { AccessModule } from '../access/index.ts';
import { AccountsModule } from '../accounts/index.ts';
import { RoomiesController } from './roomies.controller.ts';
import { RoomiesRepository } from './roomies.repository.ts';
import { RoomiesService } from './roomies.service.ts';
import { TenanciesRepository } from './tenancies.repository.ts';

@Module({
  imports: [AccessModule, AccountsModule],
  providers: [RoomiesRepository, TenanciesRepository, RoomiesService],
  exports: [RoomiesService],
})
export class RoomiesModule {}

@Module({ imports: [RoomiesModule], controllers: [RoomiesController] })
export class RoomiesHttpModule {}
