import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { ImagesModule } from '../../identity/images/index.ts';
import { ChoresModule } from '../chores/index.ts';
import { DecideVisitService } from './decide-visit.service.ts';
import { ReadVisitsService } from './read-visits.service.ts';
import { ReportVisitService } from './report-visit.service.ts';
import { VisitsReadModel } from './visits-read-model.ts';
import { VisitAreaEntity } from './visit-area.entity.ts';
import { VisitOutcome } from './visit-outcome.ts';
import { VisitPhotos } from './visit-photos.ts';
import { VisitTurnEntity } from './visit-turn.entity.ts';
import { VisitEntity } from './visit.entity.ts';
import { VisitsHandlers } from './visits.handlers.ts';
import { VisitsPersonalData } from './visits.personal-data.ts';
import { VisitsWaiting } from './visits.waiting.ts';
import { VisitsEffects } from './visits.effects.ts';
import { VisitsRepository } from './visits.repository.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([VisitEntity, VisitAreaEntity, VisitTurnEntity]),
    AccessModule,
    HousesModule,
    ImagesModule,
    ChoresModule,
  ],
  providers: [
    VisitsRepository,
    VisitsReadModel,
    VisitOutcome,
    ReadVisitsService,
    ReportVisitService,
    DecideVisitService,
    VisitPhotos,
    VisitsHandlers,
    VisitsEffects,
    VisitsPersonalData,
    VisitsWaiting,
  ],
  exports: [ReadVisitsService, ReportVisitService, DecideVisitService],
})
export class VisitsModule {}
