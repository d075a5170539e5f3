export * from './notifications.events.ts';
export { NotificationsHttpModule, NotificationsModule } from './notifications.module.ts';
export { NotificationsService } from './notifications.service.ts';
