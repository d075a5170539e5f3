import { isWithinHours } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Presence } from '#kernel/realtime/presence.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { WebPush } from '#kernel/web-push/web-push.ts';
import { SessionsEnded } from '#contexts/identity/accounts/index.ts';
import { NotificationRaised, PushDue } from './notifications.events.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

const ROWS = { queue: 'notification', effect: 'transaction' } as const;

/** Decides which alerts are shown on the devices of their recipients. {@link PushDelivery} sends them. */
@Injectable()
export class PushAlerts {
  constructor(
    private readonly webPush: WebPush,
    private readonly devices: PushSubscriptionsRepository,
    private readonly rows: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly presence: Presence,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  @EventHandler(NotificationRaised, { id: 'push-raised-alert', ...ROWS })
  async schedule({ account_id: accountId, notification_id }: EventOf<typeof NotificationRaised>): Promise<void> {
    if (this.webPush.publicKey === null) return;
    const devices = await this.devices.listForAccount(accountId);
    const row = devices.length === 0 ? null : await this.rows.find(accountId, notification_id);
    if (!row || !(await this.preferences.isPushed(accountId, row.kind)) || (await this.isQuiet(accountId))) return;
    // They see the alert in the app.
    if ((await this.presence.online([accountId])).has(accountId)) return;
    if (!(await this.limits.tryTake('pushedAlerts', accountId))) return;
    const at = this.clock.now();
    const due = devices.map(({ id: device_id }) => ({
      key: `${device_id}:${notification_id}`,
      at,
      payload: { device_id, notification_id, attempt: 1 },
    }));
    await this.scheduledEvents.schedule(PushDue, ...due);
  }

  @EventHandler(SessionsEnded, { id: 'forget-signed-out-push-devices', ...ROWS })
  forgetSignedOut({ session_ids }: EventOf<typeof SessionsEnded>): Promise<void> {
    return this.devices.removeOfSessions(session_ids);
  }

  private async isQuiet(accountId: string): Promise<boolean> {
    const settings = await this.preferences.settings(accountId);
    if (!settings?.quiet_hours) return false;
    return isWithinHours(settings.quiet_hours, settings.time_zone, this.clock.now());
  }
}
