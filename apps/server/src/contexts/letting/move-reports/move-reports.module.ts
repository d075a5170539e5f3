import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccessModule } from '#contexts/identity/access/index.ts';
import { MediaModule } from '#contexts/identity/media/index.ts';
import { MoveReportEntity } from './move-report.entity.ts';
import { MoveReportItemEntity } from './move-report-item.entity.ts';
import { MoveReportAddendumEntity } from './move-report-addendum.entity.ts';
import { MoveReportsRepository } from './move-reports.repository.ts';
import { MoveStaysRepository } from './move-stays.repository.ts';
import { ReportItemsRepository } from './report-items.repository.ts';
import { ReportAddendaRepository } from './report-addenda.repository.ts';
import { FindingsRepository } from './findings.repository.ts';
import { ReadMoveReportsService } from './read-move-reports.service.ts';
import { FillMoveReportService } from './fill-move-report.service.ts';
import { SubmitMoveReportService } from './submit-move-report.service.ts';
import { ReportRecord } from './report-record.ts';
import { ReportPhotos } from './report-photos.ts';
import { Findings } from './findings.ts';
import { MoveInHandlers } from './move-in.handlers.ts';
import { MoveInEffects } from './move-in.effects.ts';
import { MoveInPersonalData } from './move-in.personal-data.ts';
import { MoveInWaiting } from './move-in.waiting.ts';

@Module(
  defineContext({
    imports: [AccessModule, MediaModule],
    parts: [
      {
        entities: [MoveReportEntity, MoveReportItemEntity, MoveReportAddendumEntity],
        providers: [
          MoveReportsRepository,
          MoveStaysRepository,
          ReportItemsRepository,
          ReportAddendaRepository,
          FindingsRepository,
          ReadMoveReportsService,
          FillMoveReportService,
          SubmitMoveReportService,
          ReportRecord,
          ReportPhotos,
          Findings,
          MoveInHandlers,
          MoveInEffects,
          MoveInPersonalData,
          MoveInWaiting,
        ],
      },
    ],
  }),
)
export class MoveReportsModule {}
