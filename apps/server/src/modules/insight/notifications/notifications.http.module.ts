import { Module } from '@nestjs/common';

import { AccountsModule } from '../../identity/accounts/index.ts';
import { NotificationsController } from './notifications.controller.ts';
import { PreferencesController } from './preferences.controller.ts';
import { PreferencesService } from './preferences.service.ts';
import { NotificationsModule } from './notifications.module.ts';

@Module({
  imports: [NotificationsModule, AccountsModule],
  providers: [PreferencesService],
  controllers: [NotificationsController, PreferencesController],
})
export class NotificationsHttpModule {}
