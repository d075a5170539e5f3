import { Module } from '@nestjs/common';

import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { NotificationsModule } from './notifications.module.ts';
import { PreferencesService } from './preferences.service.ts';
import { NotificationsController } from './notifications.controller.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushDevicesController } from './push-devices.controller.ts';
import { PreferencesController } from './preferences.controller.ts';

@Module({
  imports: [NotificationsModule, AccountsModule],
  providers: [PreferencesService, PushDevices],
  controllers: [NotificationsController, PreferencesController, PushDevicesController],
})
export class NotificationsHttpModule {}
