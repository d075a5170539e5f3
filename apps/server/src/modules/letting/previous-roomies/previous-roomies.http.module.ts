import { Module } from '@nestjs/common';

import { AccessModule } from '../../identity/access/index.ts';
import { PreviousRoomiesController } from './previous-roomies.controller.ts';
import { PreviousRoomiesRepository } from './previous-roomies.repository.ts';
import { PreviousRoomiesService } from './previous-roomies.service.ts';

@Module({
  imports: [AccessModule],
  providers: [PreviousRoomiesRepository, PreviousRoomiesService],
  controllers: [PreviousRoomiesController],
})
export class PreviousRoomiesHttpModule {}
