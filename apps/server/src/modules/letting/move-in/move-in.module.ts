import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { FillMoveReportService } from './fill-move-report.service.ts';
import { FindingsRepository } from './findings.repository.ts';
import { Findings } from './findings.ts';
import { MoveInHandlers } from './move-in.handlers.ts';
import { MoveInPersonalData } from './move-in.personal-data.ts';
import { MoveInWaiting } from './move-in.waiting.ts';
import { MoveInEffects } from './move-in.effects.ts';
import { MoveReportAddendumEntity } from './move-report-addendum.entity.ts';
import { MoveReportItemEntity } from './move-report-item.entity.ts';
import { MoveReportEntity } from './move-report.entity.ts';
import { MoveReportsRepository } from './move-reports.repository.ts';
import { MoveStaysRepository } from './move-stays.repository.ts';
import { ReadMoveReportsService } from './read-move-reports.service.ts';
import { ReportAddendaRepository } from './report-addenda.repository.ts';
import { ReportItemsRepository } from './report-items.repository.ts';
import { ReportPhotos } from './report-photos.ts';
import { ReportRecord } from './report-record.ts';
import { SubmitMoveReportService } from './submit-move-report.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([MoveReportEntity, MoveReportItemEntity, MoveReportAddendumEntity]),
    AccessModule,
    ImagesModule,
  ],
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
  exports: [ReadMoveReportsService, FillMoveReportService, SubmitMoveReportService, Findings],
})
export class MoveInModule {}
