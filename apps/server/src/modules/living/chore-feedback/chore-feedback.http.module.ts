import { Module } from '@nestjs/common';

import { ChoreFeedbackController } from './chore-feedback.controller.ts';
import { ChoreFeedbackModule } from './chore-feedback.module.ts';

@Module({ imports: [ChoreFeedbackModule], controllers: [ChoreFeedbackController] })
export class ChoreFeedbackHttpModule {}
