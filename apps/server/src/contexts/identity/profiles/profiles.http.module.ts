import { Module } from '@nestjs/common';

import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { ProfilesModule } from './profiles.module.ts';
import { ProfilesController } from './profiles.controller.ts';

@Module({
  imports: [ProfilesModule, AccountsModule],
  controllers: [ProfilesController],
})
export class ProfilesHttpModule {}
