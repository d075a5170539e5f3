export { AnnouncementsService } from './announcements.service.ts';
export { AnnouncementsModule } from './announcements.module.ts';
