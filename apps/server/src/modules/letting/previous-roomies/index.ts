export { PreviousRoomiesHttpModule } from './previous-roomies.module.ts';
