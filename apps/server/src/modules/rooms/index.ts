export { toRoom } from './rooms.mapper.ts';
export { RoomsModule } from './rooms.module.ts';
export { type NewRoom, RoomsRepository } from './rooms.repository.ts';
