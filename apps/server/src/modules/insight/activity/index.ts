export { ActivityHttpModule, ActivityModule } from './activity.module.ts';
