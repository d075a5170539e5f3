import {
  type CallResponse,
  type listNotifications,
  type Notification,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type ParsedInput,
} from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { defineCapability } from '#kernel/capabilities/capability.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { ClosedQuestion, RaisedAlert } from '#kernel/events/effects.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { toPage } from '#kernel/http/page.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { Config } from '#kernel/config/config.ts';
import { HearingCoHomeowners, linkOfShared } from './hearing-co-homeowners.ts';
import { NotificationRaised } from './notifications.events.ts';
import { toNotification } from './notifications.mapper.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/** Names an account and a kind of alert. Old e-mails contain it, so it works as long as the account exists. */
const UNSUBSCRIBE_LINK = defineCapability({
  kind: 'unsubscribe',
  page: '/unsubscribe?t=',
  lifeSeconds: null,
  uses: null,
  advice: 'You can choose your e-mails in your profile.',
});
const Kind = z.enum(NOTIFICATION_KINDS);

@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly coHomeowners: HearingCoHomeowners,
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly capabilities: Capabilities,
    private readonly config: Config,
  ) {}

  /** Stores an alert and has it pushed, also for those who look after it. Joins the caller's transaction. */
  async raise(alert: RaisedAlert): Promise<void> {
    await this.database.transaction(async () => {
      await this.raiseOne(alert);
      for (const { id, person_id: to } of await this.coHomeowners.listHearing([alert.to], alert.kind)) {
        await this.raiseOne({ ...alert, to, link: linkOfShared(id, alert.link) });
      }
    });
  }

  private async raiseOne(alert: RaisedAlert): Promise<void> {
    if (alert.unlessHears && (await this.preferences.isHeard(alert.to, alert.unlessHears))) return;
    const id = await this.notifications.upsert(alert);
    await this.outbox.append(NotificationRaised, {
      notification_id: id,
      account_id: alert.to,
      ...(alert.isMailed === false ? { is_mailed: false } : {}),
    });
  }

  /** Closes a question that was answered, read or withdrawn. Joins the caller's transaction. */
  async close({ of, kind, about }: ClosedQuestion): Promise<void> {
    const hearing = await this.coHomeowners.listHearing(of, kind);
    for (const accountId of [...of, ...hearing.map(({ person_id: id }) => id)]) {
      const ids = await this.notifications.markSubjectsRead(accountId, kind, [about].flat());
      if (ids.length === 0) continue;
      this.database.afterCommit(() => this.realtime.toAccount(accountId).emit('notification:read', { ids }));
    }
  }

  async list(
    actor: Actor,
    query: ParsedInput<typeof listNotifications>['query'],
    reader: Reader,
  ): Promise<CallResponse<typeof listNotifications>> {
    const [alerts, unread] = await Promise.all([
      this.notifications.list(actor.accountId, query),
      this.notifications.countUnread(actor.accountId),
    ]);
    return { ...toPage(alerts, (row) => toNotification(row, reader)), unread };
  }

  async read(actor: Actor, id: string, reader: Reader): Promise<Notification> {
    await this.notifications.markRead(actor.accountId, id);
    const row = await this.notifications.find(actor.accountId, id);
    if (!row) throw notFound();
    this.realtime.toAccount(actor.accountId).emit('notification:read', { ids: [id] });
    return toNotification(row, reader);
  }

  async readAll(actor: Actor): Promise<{ read: number }> {
    const read = await this.notifications.markAllRead(actor.accountId);
    this.realtime.toAccount(actor.accountId).emit('notification:read', { ids: 'all' });
    return { read };
  }

  /**
   * Returns how to unsubscribe from a kind of e-mail without signing in: a page for people who follow the link, and an
   * address that mailboxes with their own unsubscribe button post to (RFC 8058).
   */
  async unsubscribeLinks(accountId: string, kind: NotificationKind): Promise<{ page: string; oneClick: string }> {
    const page = await this.capabilities.findOrCreate(UNSUBSCRIBE_LINK, accountId, kind);
    return { page, oneClick: `${this.config.env.PUBLIC_URL}/api/auth${new URL(page).pathname}${new URL(page).search}` };
  }

  /** @throws 410 for an unknown link, 429 */
  async unsubscribe(secret: string, origin: RequestOrigin): Promise<void> {
    const { subjectId, scope } = await this.capabilities.open(UNSUBSCRIBE_LINK, secret, origin);
    await this.notifications.stopEmail(subjectId, Kind.parse(scope));
  }
}
