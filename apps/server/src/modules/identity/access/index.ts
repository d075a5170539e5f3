export { AccessModule } from './access.module.ts';
export { Access, houseIsArchived, type HouseRelation, type RoomieRelation } from './access.service.ts';
