export { Access, houseIsArchived, relationToHouse, type HouseRelation, type RoomieRelation } from './access.service.ts';
export { AccessModule } from './access.module.ts';
