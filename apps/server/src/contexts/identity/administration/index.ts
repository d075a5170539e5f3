export { AdminsService } from './admins/admins.service.ts';
export { IS_LISTED_PERSON } from './people/listed-people.sql.ts';
export { AdministrationModule } from './administration.module.ts';
