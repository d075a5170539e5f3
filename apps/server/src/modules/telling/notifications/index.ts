export { NotificationRow } from './notification.entity.ts';
export * from './notifications.events.ts';
export { Digests } from './digests.service.ts';
export { NotificationsHttpModule, NotificationsModule, NotificationsWorkerModule } from './notifications.module.ts';
export { NotificationsService } from './notifications.service.ts';
