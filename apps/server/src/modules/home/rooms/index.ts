export { CURRENT_TENANCY, IS_LISTED, LET_FROM, ROOM_STATE } from './room-state.sql.ts';
export * from './rooms.events.ts';
export { toRoom } from './rooms.mapper.ts';
export { RoomsModule } from './rooms.module.ts';
export {
  type NewRoom,
  type RoomFacts,
  type RoomOfHouseRow,
  ROOMS_OF_HOUSE,
  RoomsRepository,
} from './rooms.repository.ts';
export { RoomsService } from './rooms.service.ts';
