export { PeopleHttpModule } from './people.module.ts';
