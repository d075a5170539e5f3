import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { AnswerRepairVisitService } from './answer-repair-visit.service.ts';
import { DecideRepairService } from './decide-repair.service.ts';
import { EndRepairService } from './end-repair.service.ts';
import { ReadRepairsService } from './read-repairs.service.ts';
import { RepairChanges } from './repair-changes.ts';
import { RepairFiguresRepository } from './repair-figures.repository.ts';
import { RepairFiguresService } from './repair-figures.service.ts';
import { RepairEntity } from './repair.entity.ts';
import { RepairNoteEntity } from './repair-note.entity.ts';
import { RepairNotesRepository } from './repair-notes.repository.ts';
import { RepairNotesService } from './repair-notes.service.ts';
import { RepairPhotos } from './repair-photos.ts';
import { RepairReminders } from './repair-reminders.ts';
import { RepairsCalendarItems } from './repairs.calendar-items.ts';
import { RepairsEffects } from './repairs.effects.ts';
import { RepairsPersonalData } from './repairs.personal-data.ts';
import { RepairsReadModel } from './repairs-read-model.ts';
import { RepairsRepository } from './repairs.repository.ts';
import { RepairsWaiting } from './repairs.waiting.ts';
import { ReportRepairService } from './report-repair.service.ts';
import { CopyRepairLinkService } from './trade/copy-link.service.ts';
import { LinkedRepairsRepository } from './trade/linked-repairs.repository.ts';
import { LinkedRepairsService } from './trade/linked-repairs.service.ts';
import { TradeEffects } from './trade/trade.effects.ts';
import { TradeLinks } from './trade/trade-links.ts';
import { TradeMails } from './trade/trade.mails.ts';

@Module(
  defineContext({
    imports: [AccessModule, HousesModule, MediaModule],
    parts: [
      {
        entities: [RepairEntity, RepairNoteEntity],
        providers: [
          RepairsRepository,
          RepairNotesRepository,
          RepairsReadModel,
          RepairChanges,
          RepairReminders,
          RepairFiguresRepository,
          RepairFiguresService,
          ReportRepairService,
          ReadRepairsService,
          DecideRepairService,
          AnswerRepairVisitService,
          EndRepairService,
          RepairNotesService,
          RepairPhotos,
          RepairsEffects,
          RepairsWaiting,
          RepairsCalendarItems,
          RepairsPersonalData,
          LinkedRepairsRepository,
          TradeLinks,
          LinkedRepairsService,
          CopyRepairLinkService,
          TradeEffects,
          TradeMails,
        ],
      },
    ],
  }),
)
export class RepairsModule {}
