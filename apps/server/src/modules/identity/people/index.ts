export { IS_LISTED_PERSON } from './listed-people.sql.ts';
