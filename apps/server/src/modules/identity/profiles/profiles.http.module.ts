import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/index.ts';
import { ProfilesController } from './profiles.controller.ts';
import { ProfilesModule } from './profiles.module.ts';

@Module({ imports: [ProfilesModule, AccountsModule], controllers: [ProfilesController] })
export class ProfilesHttpModule {}
