import { Module } from '@nestjs/common';

import { OwnRoomChoicesController } from './own-room-choices.controller.ts';
import { RoomChoicesController } from './room-choices.controller.ts';
import { RoomChoicesModule } from './room-choices.module.ts';

// A literal path goes before one with a parameter.
@Module({ imports: [RoomChoicesModule], controllers: [OwnRoomChoicesController, RoomChoicesController] })
export class RoomChoicesHttpModule {}
