import type { ContextPart } from '#kernel/database/define-context.ts';
import { ChoreFeedbackEntity } from './chore-feedback.entity.ts';
import { ChoreFeedbackRepository } from './chore-feedback.repository.ts';
import { ChoreFeedbackService } from './chore-feedback.service.ts';
import { ChoreFeedbackEffects } from './chore-feedback.effects.ts';
import { ChoreFeedbackPersonalData } from './chore-feedback.personal-data.ts';

export const feedback: ContextPart = {
  entities: [ChoreFeedbackEntity],
  providers: [ChoreFeedbackRepository, ChoreFeedbackService, ChoreFeedbackEffects, ChoreFeedbackPersonalData],
};
