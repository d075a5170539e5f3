import type { ContextPart } from '#kernel/database/define-context.ts';
import { ActForHomeownerService } from './act-for-homeowner.service.ts';
import { CoHomeownerChangeEntity } from './co-homeowner-change.entity.ts';
import { CoHomeownerEntity } from './co-homeowner.entity.ts';
import { CoHomeownersEffects } from './co-homeowners.effects.ts';
import { CoHomeownersHandlers } from './co-homeowners.handlers.ts';
import { CoHomeownersMails } from './co-homeowners.mails.ts';
import { CoHomeownersPersonalData } from './co-homeowners.personal-data.ts';
import { CoHomeownersRepository } from './co-homeowners.repository.ts';
import { CoHomeownersService } from './co-homeowners.service.ts';
import { CoHomeownersWaiting } from './co-homeowners.waiting.ts';
import { EndCoHomeowner } from './end-co-homeowner.ts';

export const coHomeowners: ContextPart = {
  entities: [CoHomeownerEntity, CoHomeownerChangeEntity],
  providers: [
    CoHomeownersRepository,
    EndCoHomeowner,
    CoHomeownersService,
    ActForHomeownerService,
    CoHomeownersHandlers,
    CoHomeownersMails,
    CoHomeownersEffects,
    CoHomeownersPersonalData,
    CoHomeownersWaiting,
  ],
};
