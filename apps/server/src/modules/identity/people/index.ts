export { IS_LISTED_PERSON } from './listed-people.sql.ts';
export { PeopleHttpModule } from './people.module.ts';
