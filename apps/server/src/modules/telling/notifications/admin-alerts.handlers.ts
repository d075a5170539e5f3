import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { ApplicationConfirmed, ApplicationDecided, ApplicationsRepository } from '../../home/homeowners/index.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';

/** A team, not a crowd. */
const MOST_ADMINS = 200;

/** What waits for an admin is told to all of them, and is done for all of them when one has decided. */
@Injectable()
export class AdminAlerts {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly rows: NotificationsRepository,
    private readonly accounts: AccountsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent(ApplicationConfirmed, { id: 'alert-admins-of-application', queue: 'notification', effect: 'transaction' })
  async alertOfApplication({ application_id }: EventOf<typeof ApplicationConfirmed>): Promise<void> {
    const application = await this.applications.find(application_id);
    if (application?.state !== 'pending') return;
    for (const accountId of await this.accounts.idsOf('admin', MOST_ADMINS)) {
      await this.notifications.raise({
        accountId,
        kind: 'homeowner_applied',
        subjectId: application_id,
        title: `${application.first_name} ${application.last_name} would like to list houses`,
        body: application.city,
        link: '/admino#applicants',
      });
    }
  }

  @OnEvent(ApplicationDecided, { id: 'close-application-alerts', queue: 'notification', effect: 'transaction' })
  async closeDecided({ application_id }: EventOf<typeof ApplicationDecided>): Promise<void> {
    for (const accountId of await this.accounts.idsOf('admin', MOST_ADMINS)) {
      const ids = await this.rows.markSubjectRead(accountId, 'homeowner_applied', application_id);
      if (ids.length > 0) this.realtime.toAccount(accountId).emit('notification:read', { ids });
    }
  }
}
