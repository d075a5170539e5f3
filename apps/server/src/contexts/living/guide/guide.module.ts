import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { DocumentReminders } from './document-reminders.ts';
import { GuideChanges } from './guide-changes.ts';
import { GuideEntriesRepository } from './guide-entries.repository.ts';
import { GuideEntryEntity } from './guide-entry.entity.ts';
import { GuideForBoard } from './guide-for-board.ts';
import { GuidePhotos } from './guide-photos.ts';
import { GuideReadModel } from './guide-read-model.ts';
import { GuideEffects } from './guide.effects.ts';
import { GuidePersonalData } from './guide.personal-data.ts';
import { GuideWaiting } from './guide.waiting.ts';
import { HouseDocumentEntity } from './house-document.entity.ts';
import { HouseDocumentsRepository } from './house-documents.repository.ts';
import { HouseDocumentsService } from './house-documents.service.ts';
import { ReadGuideService } from './read-guide.service.ts';
import { WifiPasswordSeal } from './wifi-password-seal.ts';
import { WriteGuideService } from './write-guide.service.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule, MediaModule],
    parts: [
      {
        entities: [GuideEntryEntity, HouseDocumentEntity],
        providers: [
          GuideEntriesRepository,
          HouseDocumentsRepository,
          GuideReadModel,
          WifiPasswordSeal,
          GuideChanges,
          DocumentReminders,
          ReadGuideService,
          WriteGuideService,
          HouseDocumentsService,
          GuidePhotos,
          GuideForBoard,
          GuideEffects,
          GuideWaiting,
          GuidePersonalData,
        ],
      },
    ],
  }),
)
export class GuideModule {}
