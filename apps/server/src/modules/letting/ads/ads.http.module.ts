import { Module } from '@nestjs/common';

import { AdsController } from './ads.controller.ts';
import { ApplicantsController } from './applicants.controller.ts';
import { AdsModule } from './ads.module.ts';

@Module({ imports: [AdsModule], controllers: [AdsController, ApplicantsController] })
export class AdsHttpModule {}
