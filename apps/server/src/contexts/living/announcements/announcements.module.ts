import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AnnouncementEntity } from './announcement.entity.ts';
import { AnnouncementReadingEntity } from './announcement-reading.entity.ts';
import { AnnouncementsRepository } from './announcements.repository.ts';
import { AnnouncementsReadModel } from './announcements-read-model.ts';
import { AnnouncementsService } from './announcements.service.ts';
import { AnnouncementsEffects } from './announcements.effects.ts';
import { AnnouncementsPersonalData } from './announcements.personal-data.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule],
    parts: [
      {
        entities: [AnnouncementEntity, AnnouncementReadingEntity],
        providers: [
          AnnouncementsRepository,
          AnnouncementsReadModel,
          AnnouncementsService,
          AnnouncementsEffects,
          AnnouncementsPersonalData,
        ],
      },
    ],
  }),
)
export class AnnouncementsModule {}
