import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccessModule } from '#contexts/identity/access/index.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { HomeownerEntity } from './homeowner.entity.ts';
import { NeatkeeperEntity } from './neatkeeper.entity.ts';
import { RoomieAbsenceEntity } from './roomie-absence.entity.ts';
import { RoomieEntity } from './roomie.entity.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { ProfilesService } from './profiles.service.ts';
import { AccountObligations } from './account-obligations.ts';
import { DeleteAccountService } from './delete-account.service.ts';
import { EndAccountService } from './end-account.service.ts';
import { LeavingMails } from './leaving.mails.ts';
import { LeavingEffects } from './leaving.effects.ts';
import { ResetForRoomieService } from './reset-for-roomie.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([HomeownerEntity, NeatkeeperEntity, RoomieAbsenceEntity, RoomieEntity]),
    AccessModule,
    AccountsModule,
  ],
  providers: [
    ProfilesRepository,
    ProfilesService,
    AccountObligations,
    DeleteAccountService,
    EndAccountService,
    LeavingMails,
    LeavingEffects,
    ResetForRoomieService,
  ],
  exports: [ProfilesService, DeleteAccountService, ResetForRoomieService],
})
export class ProfilesModule {}
