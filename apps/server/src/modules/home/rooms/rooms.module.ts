import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { RoomPhotos } from './room-photos.ts';
import { RoomsPersonalData } from './rooms.personal-data.ts';
import { RoomsRepository } from './rooms.repository.ts';
import { RoomsService } from './rooms.service.ts';
import { RoomEntity } from './room.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([RoomEntity]), AccessModule, ImagesModule],
  providers: [RoomsRepository, RoomsService, RoomPhotos, RoomsPersonalData],
  exports: [RoomsRepository, RoomsService],
})
export class RoomsModule {}
