import type { ContextPart } from '#kernel/database/define-context.ts';
import { AppealEntity } from './appeal.entity.ts';
import { AppealsRepository } from './appeals.repository.ts';
import { AppealCauses } from './appeal-causes.ts';
import { AppealEscalation } from './appeal-escalation.ts';
import { SettleAppeal } from './settle-appeal.ts';
import { ReadAppealsService } from './read-appeals.service.ts';
import { OpenAppealService } from './open-appeal.service.ts';
import { DecideAppealService } from './decide-appeal.service.ts';
import { AppealsHandlers } from './appeals.handlers.ts';
import { AppealsEffects } from './appeals.effects.ts';
import { AppealsMails } from './appeals.mails.ts';
import { AppealsPersonalData } from './appeals.personal-data.ts';
import { AppealsWaiting } from './appeals.waiting.ts';

export const appeals: ContextPart = {
  entities: [AppealEntity],
  providers: [
    AppealsRepository,
    AppealCauses,
    AppealEscalation,
    SettleAppeal,
    ReadAppealsService,
    OpenAppealService,
    DecideAppealService,
    AppealsHandlers,
    AppealsEffects,
    AppealsMails,
    AppealsPersonalData,
    AppealsWaiting,
  ],
};
