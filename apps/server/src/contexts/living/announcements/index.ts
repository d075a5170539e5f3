export { AnnouncementsModule } from './announcements.module.ts';
