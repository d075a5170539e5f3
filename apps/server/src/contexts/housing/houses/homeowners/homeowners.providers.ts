import type { ContextPart } from '#kernel/database/define-context.ts';
import { HomeownerApplicationEntity } from './homeowner-application.entity.ts';
import { HomeownersService } from './homeowners.service.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicationsReadModel } from './applications-read-model.ts';
import { ApplyService } from './apply.service.ts';
import { DecideApplicationService } from './decide-application.service.ts';
import { ApplicationsMails } from './applications.mails.ts';
import { ApplicationsEffects } from './applications.effects.ts';
import { ApplicationsPersonalData } from './applications.personal-data.ts';
import { ApplicationsWaiting } from './applications.waiting.ts';

export const homeowners: ContextPart = {
  entities: [HomeownerApplicationEntity],
  providers: [
    HomeownersService,
    ApplicationsRepository,
    ApplicationsReadModel,
    ApplyService,
    DecideApplicationService,
    ApplicationsMails,
    ApplicationsEffects,
    ApplicationsPersonalData,
    ApplicationsWaiting,
  ],
};
