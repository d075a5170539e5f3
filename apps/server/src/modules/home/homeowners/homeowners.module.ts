import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../../identity/accounts/index.ts';
import { AuthModule } from '../../identity/auth/index.ts';
import { ApplicationsMails } from './applications.mails.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplyService } from './apply.service.ts';
import { DecideApplicationService } from './decide-application.service.ts';
import { HomeownersService } from './homeowners.service.ts';
import { ApplicationsEffects } from './applications.effects.ts';
import { ApplicationsPersonalData } from './applications.personal-data.ts';
import { ApplicationsWaiting } from './applications.waiting.ts';
import { HomeownerApplicationEntity } from './homeowner-application.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([HomeownerApplicationEntity]), AccountsModule, AuthModule],
  providers: [
    HomeownersService,
    ApplicationsRepository,
    ApplyService,
    DecideApplicationService,
    ApplicationsMails,
    ApplicationsEffects,
    ApplicationsPersonalData,
    ApplicationsWaiting,
  ],
  exports: [HomeownersService, ApplicationsRepository, ApplyService, DecideApplicationService],
})
export class HomeownersModule {}
