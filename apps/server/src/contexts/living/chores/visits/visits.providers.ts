import type { ContextPart } from '#kernel/database/define-context.ts';
import { VisitEntity } from './visit.entity.ts';
import { VisitAreaEntity } from './visit-area.entity.ts';
import { VisitTurnEntity } from './visit-turn.entity.ts';
import { VisitsRepository } from './visits.repository.ts';
import { VisitsReadModel } from './visits-read-model.ts';
import { VisitOutcome } from './visit-outcome.ts';
import { ReadVisitsService } from './read-visits.service.ts';
import { ReportVisitService } from './report-visit.service.ts';
import { DecideVisitService } from './decide-visit.service.ts';
import { VisitPhotos } from './visit-photos.ts';
import { VisitsHandlers } from './visits.handlers.ts';
import { VisitsEffects } from './visits.effects.ts';
import { VisitsPersonalData } from './visits.personal-data.ts';
import { VisitsWaiting } from './visits.waiting.ts';
import { VisitsCalendarItems } from './visits.calendar-items.ts';

export const visits: ContextPart = {
  entities: [VisitEntity, VisitAreaEntity, VisitTurnEntity],
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
    VisitsCalendarItems,
  ],
};
