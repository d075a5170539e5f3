import {
  type CallResponse,
  type listNotifications,
  type Notification,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type ParsedInput,
} from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { idCursor, readCursor, toPage } from '../../platform/http/cursor.ts';
import { DomainError, notFound } from '../../platform/http/domain-error.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { LinkSecrets } from '../../platform/security/link-secrets.ts';
import { Config } from '../../platform/config/config.ts';
import { NotificationRaised } from './notifications.events.ts';
import { toNotification } from './notifications.mapper.ts';
import { type NewNotification, NotificationsRepository } from './notifications.repository.ts';

const UNSUBSCRIBE = 'unsubscribe';
const Unsubscription = z.tuple([z.guid(), z.enum(NOTIFICATION_KINDS)]);

@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly notifications: NotificationsRepository,
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
    private readonly secrets: LinkSecrets,
    private readonly config: Config,
  ) {}

  /** Stores an alert and has it pushed. Joins the caller's transaction. */
  async raise(notification: NewNotification): Promise<void> {
    await this.database.transaction(async () => {
      const id = await this.notifications.upsert(notification);
      await this.outbox.append(NotificationRaised, { notification_id: id, account_id: notification.accountId });
    });
  }

  async list(
    actor: Actor,
    { limit, cursor }: ParsedInput<typeof listNotifications>['query'],
  ): Promise<CallResponse<typeof listNotifications>> {
    const before = readCursor(cursor, idCursor);
    const [rows, unread] = await Promise.all([
      this.notifications.list(actor.accountId, before, limit + 1),
      this.notifications.countUnread(actor.accountId),
    ]);
    return { ...toPage(rows, limit, toNotification, ({ id }) => id), unread };
  }

  async read(actor: Actor, id: string): Promise<Notification> {
    await this.notifications.markRead(actor.accountId, id);
    const row = await this.notifications.find(actor.accountId, id);
    if (!row) throw notFound();
    this.realtime.toAccount(actor.accountId).emit('notification:read', { ids: [id] });
    return toNotification(row);
  }

  async readAll(actor: Actor): Promise<{ read: number }> {
    const read = await this.notifications.markAllRead(actor.accountId);
    this.realtime.toAccount(actor.accountId).emit('notification:read', { ids: 'all' });
    return { read };
  }

  /**
   * How to stop e-mails of a kind, signed, so that it works without signing in: a page for people who follow the link,
   * and an address to post to for mailboxes that offer it themselves (RFC 8058).
   */
  unsubscribeLinks(accountId: string, kind: NotificationKind): { page: string; oneClick: string } {
    const signed = this.secrets.sign(UNSUBSCRIBE, JSON.stringify([accountId, kind]));
    const base = this.config.env.PUBLIC_URL;
    return { page: `${base}/unsubscribe?t=${signed}`, oneClick: `${base}/api/auth/unsubscribe?t=${signed}` };
  }

  /** @throws 410 for a link that is not ours */
  async unsubscribe(signed: string): Promise<void> {
    const value = this.secrets.verify(UNSUBSCRIBE, signed);
    if (value === null) throw new DomainError('link_spent', { detail: 'This link is not complete.' });
    const [accountId, kind] = Unsubscription.parse(JSON.parse(value));
    await this.notifications.stopEmail(accountId, kind);
  }
}
