import type { ContextPart } from '#kernel/database/define-context.ts';
import { RoomEntity } from './room.entity.ts';
import { RoomsRepository } from './rooms.repository.ts';
import { RoomsReadModel } from './rooms-read-model.ts';
import { RoomsService } from './rooms.service.ts';
import { RoomPhotos } from './room-photos.ts';
import { RoomsPersonalData } from './rooms.personal-data.ts';

export const rooms: ContextPart = {
  entities: [RoomEntity],
  providers: [RoomsRepository, RoomsReadModel, RoomsService, RoomPhotos, RoomsPersonalData],
};
