import { Module } from '@nestjs/common';

import { AnnouncementsModule } from './announcements.module.ts';
import { AnnouncementsController } from './announcements.controller.ts';

@Module({
  imports: [AnnouncementsModule],
  controllers: [AnnouncementsController],
})
export class AnnouncementsHttpModule {}
