export * from './notifications.events.ts';
export { NotificationsModule } from './notifications.module.ts';
export { NotificationsService } from './notifications.service.ts';
