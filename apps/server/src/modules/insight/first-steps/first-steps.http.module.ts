import { Module } from '@nestjs/common';

import { FirstStepsController } from './first-steps.controller.ts';
import { FirstStepsRepository } from './first-steps.repository.ts';
import { FirstStepsService } from './first-steps.service.ts';

@Module({ providers: [FirstStepsRepository, FirstStepsService], controllers: [FirstStepsController] })
export class FirstStepsHttpModule {}
