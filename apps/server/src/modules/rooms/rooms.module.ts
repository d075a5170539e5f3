import { Module } from '@nestjs/common';

import { AccessModule } from '../access/index.ts';
import { RoomsController } from './rooms.controller.ts';
import { RoomsRepository } from './rooms.repository.ts';
import { RoomsService } from './rooms.service.ts';

@Module({
  imports: [AccessModule],
  providers: [RoomsRepository, RoomsService],
  exports: [RoomsRepository, RoomsService],
})
export class RoomsModule {}

@Module({ imports: [RoomsModule], controllers: [RoomsController] })
export class RoomsHttpModule {}
