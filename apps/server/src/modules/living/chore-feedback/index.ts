export { ChoreFeedbackModule } from './chore-feedback.module.ts';
export { ChoreFeedbackService } from './chore-feedback.service.ts';
