export { AccessModule } from './access.module.ts';
export { Access, houseIsArchived, type HouseRelation, relationToHouse, type RoomieRelation } from './access.service.ts';
