import type { ContextPart } from '#kernel/database/define-context.ts';
import { RoomieNoteEntity } from './roomie-note.entity.ts';
import { TenancyEntity } from './tenancy.entity.ts';
import { RoomiesRepository } from './roomies.repository.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import { TenancyEndsRepository } from './tenancy-ends.repository.ts';
import { InhabitantsReadModel } from './inhabitants-read-model.ts';
import { RoomiesService } from './roomies.service.ts';
import { BeginStay } from './begin-stay.ts';
import { EndStay } from './end-stay.ts';
import { RoomiesHandlers } from './roomies.handlers.ts';
import { StaysService } from './stays.service.ts';
import { MoveInService } from './move-in.service.ts';
import { LeasedStaysService } from './leased-stays.service.ts';
import { StayDetailsService } from './stay-details.service.ts';
import { RoomiesEffects } from './roomies.effects.ts';
import { RoomiesPersonalData } from './roomies.personal-data.ts';
import { RoomiesCalendarItems } from './roomies.calendar-items.ts';

export const tenancies: ContextPart = {
  entities: [RoomieNoteEntity, TenancyEntity],
  providers: [
    RoomiesRepository,
    TenanciesRepository,
    TenancyEndsRepository,
    InhabitantsReadModel,
    RoomiesService,
    BeginStay,
    EndStay,
    RoomiesHandlers,
    StaysService,
    MoveInService,
    LeasedStaysService,
    StayDetailsService,
    RoomiesEffects,
    RoomiesPersonalData,
    RoomiesCalendarItems,
  ],
};
