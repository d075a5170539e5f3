import type { OfferedAction, Role } from '@common-roof/contracts';
import { alertSaying, alertText, type Reader, readerOf } from '@common-roof/words';
import { Injectable, Logger } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { type PushOutcome, WebPush } from '#kernel/web-push/web-push.ts';
import { AccountsReadModel, SessionsService } from '#contexts/identity/accounts/index.ts';
import type { NotificationEntity } from './notification.entity.ts';
import { PushDue, TestPushRequested } from './notifications.events.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { actionOf } from './push-action.ts';
import type { PushSubscriptionEntity } from './push-subscription.entity.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

const SEND = { queue: 'push', effect: 'outside' } as const;
const MINUTE_MS = 60_000;
/** Minutes to wait after each failed attempt. After the last one, the alert is not pushed to this device. */
const WAITS = [1, 5, 15, 60] as const;

type Due = Pick<EventOf<typeof PushDue>, 'device_id' | 'notification_id' | 'attempt'>;

/**
 * Sends alerts to devices, each as an event of its own: one that fails doesn't hold up others. Sending twice is
 * harmless, because the second one replaces the first.
 */
@Injectable()
export class PushDelivery {
  private readonly logger = new Logger('web-push');

  constructor(
    private readonly webPush: WebPush,
    private readonly devices: PushSubscriptionsRepository,
    private readonly rows: NotificationsRepository,
    private readonly accounts: AccountsReadModel,
    private readonly sessions: SessionsService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly clock: Clock,
  ) {}

  @EventHandler(PushDue, { id: 'push-to-device', ...SEND })
  async send(due: Due): Promise<void> {
    const device = await this.devices.find(due.device_id);
    const row = device && (await this.rows.find(device.account_id, due.notification_id));
    // Already read. An alert its recipient doesn't want in the app counts as read from the start.
    if (!row || (row.read_at !== null && !row.muted)) return;
    const { says: kind, params, link, is_legal: isLegal, subject_id: about } = row;
    const tag = isLegal || about === null ? row.id : `${row.kind}:${about}`;
    const outcome = await this.push(device, { kind, params }, { url: link ?? '/', tag }, (role, reader) =>
      actionOf(row, role, reader),
    );
    if (outcome) await this.follow(outcome, due, row);
  }

  @EventHandler(TestPushRequested, { id: 'push-test', ...SEND })
  async sendTest({ device_id: id }: EventOf<typeof TestPushRequested>): Promise<void> {
    const device = await this.devices.find(id);
    if (!device) return;
    const outcome = await this.push(device, alertSaying('push_test'), { url: '/profile?show=alerts', tag: 'test' });
    if (outcome?.is === 'gone') await this.devices.remove(id);
  }

  /** Returns null if the device may not show anything any more: nobody is signed in on it. */
  private async push(
    device: PushSubscriptionEntity,
    says: Parameters<typeof alertText>[0],
    where: { readonly url: string; readonly tag: string },
    offer: (role: Role, reader: Reader) => OfferedAction | null = () => null,
  ): Promise<PushOutcome | null> {
    const { account_id: accountId, session_id: sessionId } = device;
    const [account, living, unread] = await Promise.all([
      this.accounts.find(accountId),
      this.sessions.activeSessions([sessionId]),
      this.rows.countUnread(accountId),
    ]);
    if (account?.deletion_due_at !== null || !living.has(sessionId)) return null;
    const reader = readerOf(account.locale ?? account.last_locale);
    const action = offer(account.account_type, reader);
    return this.webPush.send(device, { ...alertText(says, reader), ...where, unread, action });
  }

  private async follow(outcome: PushOutcome, due: Due, { id }: NotificationEntity): Promise<void> {
    switch (outcome.is) {
      case 'accepted':
        return this.devices.noteAccepted(due.device_id, this.clock.now());
      case 'gone':
        return this.devices.remove(due.device_id);
      case 'refused':
        this.logger.warn(`A push service refused alert ${id}: ${outcome.reason}.`);
        return this.devices.noteFailed(due.device_id);
      case 'postponed': {
        const wait = WAITS[due.attempt - 1];
        if (wait === undefined) {
          this.logger.warn(`Alert ${id} is not pushed any more: ${outcome.reason}.`);
          return this.devices.noteFailed(due.device_id);
        }
        const waitMs = Math.max(wait * MINUTE_MS, outcome.afterSeconds * 1_000);
        return this.again(due, new Date(this.clock.now().getTime() + waitMs));
      }
    }
  }

  /** Leaves a newer push of the same alert alone. */
  private again({ device_id, notification_id, attempt }: Due, at: Date): Promise<void> {
    const payload = { device_id, notification_id, attempt: attempt + 1 };
    return this.scheduledEvents.scheduleIfNew(PushDue, { key: `${device_id}:${notification_id}`, at, payload });
  }
}
