import { Module } from '@nestjs/common';

import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { FirstStepsRepository } from './first-steps/first-steps.repository.ts';
import { FirstStepsService } from './first-steps/first-steps.service.ts';
import { WaitingController } from './waiting/waiting.controller.ts';
import { FirstStepsController } from './first-steps/first-steps.controller.ts';

@Module({
  imports: [AccountsModule],
  providers: [FirstStepsRepository, FirstStepsService],
  controllers: [WaitingController, FirstStepsController],
})
export class TodayHttpModule {}
