import { Module } from '@nestjs/common';

import { AccessModule } from '../access/index.ts';
import { AccountsModule } from '../accounts/index.ts';
import { AuthModule } from '../auth/index.ts';
import { DeleteAccountService } from './delete-account.service.ts';
import { ProfilesController } from './profiles.controller.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { ProfilesService } from './profiles.service.ts';
import { ResetForRoomieService } from './reset-for-roomie.service.ts';

@Module({
  imports: [AccessModule, AccountsModule, AuthModule],
  providers: [ProfilesRepository, ProfilesService, DeleteAccountService, ResetForRoomieService],
  exports: [ProfilesService, DeleteAccountService, ResetForRoomieService],
})
export class ProfilesModule {}

@Module({ imports: [ProfilesModule, AccountsModule], controllers: [ProfilesController] })
export class ProfilesHttpModule {}
