export { AccessModule } from './access.module.ts';
export { Access, type HouseRelation, type RoomieRelation } from './access.service.ts';
