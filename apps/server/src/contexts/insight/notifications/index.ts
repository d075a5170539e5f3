export { NotificationsService } from './notifications.service.ts';
export { NotificationsModule } from './notifications.module.ts';
