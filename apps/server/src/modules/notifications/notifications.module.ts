import { Module } from '@nestjs/common';

import { AccountsModule } from '../accounts/index.ts';
import { HomeownersModule } from '../homeowners/index.ts';
import { MessagesModule } from '../messages/index.ts';
import { AdminAlerts } from './admin-alerts.handlers.ts';
import { HouseAlertsHandlers } from './house-alerts.handlers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsHandlers } from './notifications.handlers.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';

@Module({
  imports: [AccountsModule, HomeownersModule, MessagesModule],
  providers: [NotificationsRepository, NotificationsService, NotificationsHandlers, HouseAlertsHandlers, AdminAlerts],
  exports: [NotificationsService],
})
export class NotificationsModule {}

@Module({ imports: [NotificationsModule], controllers: [NotificationsController] })
export class NotificationsHttpModule {}
