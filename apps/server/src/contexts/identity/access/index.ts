export {
  Access,
  houseIsArchived,
  type HouseRelation,
  type RoomieRelation,
  type RunningRelation,
} from './access.service.ts';
export { relationToHouse } from './relations.sql.ts';
export { AccessModule } from './access.module.ts';
