export { ActivityModule } from './activity.module.ts';
