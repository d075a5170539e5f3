import { CHOSEN_KINDS, type NotificationKind } from '@common-roof/contracts';
import { alert, digest, batchedAlerts } from '@common-roof/mail-templates';
import { alertText, type Reader } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { AlertCalendars } from '#kernel/mail/alert-calendars.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { MailOutbox } from '#kernel/mail/mail-outbox.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { MessagesMails, MessagesMissed } from '#contexts/living/chat/index.ts';
import { Digests } from './digests.service.ts';
import type { BatchedAlert } from './batched-alerts.repository.ts';
import { BatchedAlerts } from './batched-alerts.service.ts';
import { NotificationRaised } from './notifications.events.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';
import { PreferencesRepository } from './preferences.repository.ts';

/**
 * Missed messages have an e-mail of their own that quotes them. Every other optional alert is mailed with its own text.
 */
const mailedAsTheyStand = (kind: NotificationKind): boolean => kind in CHOSEN_KINDS && kind !== 'messages_missed';

/** Maximum number of alerts in one e-mail. The hourly e-mail lists all of them, because some may have legal effect. */
const SHOWN = { day: 20, hour: 200 } as const;

/** Sends alerts by e-mail, at once or once a day, as the recipient chose. */
@Injectable()
export class AlertMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly rows: NotificationsRepository,
    private readonly digests: Digests,
    private readonly batchedAlerts: BatchedAlerts,
    private readonly preferences: PreferencesRepository,
    private readonly notifications: NotificationsService,
    private readonly accounts: AccountsReadModel,
    private readonly messageMails: MessagesMails,
    private readonly calendars: AlertCalendars,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('alert', (email) => this.composeAlert(email));
    this.composers.registerForAccount('digest', (email) => this.composeDigest(email));
    this.composers.registerForAccount('gathered-alerts', (email) => this.composeBatch(email));
    this.composers.registerForAccount('messages-missed', async (email) => {
      const links = await this.notifications.unsubscribeLinks(email.accountId, 'messages_missed');
      return this.messageMails.composeMissed(email, links);
    });
  }

  @EventHandler(NotificationRaised, { id: 'mail-raised-alert', queue: 'mail', effect: 'transaction' })
  async mailRaised({ account_id, notification_id, is_mailed }: EventOf<typeof NotificationRaised>): Promise<void> {
    if (is_mailed === false) return;
    const [row, account] = await Promise.all([
      this.rows.find(account_id, notification_id),
      this.accounts.find(account_id),
    ]);
    if (!row || account?.disabled_at !== null || account.deletion_due_at !== null) return;
    const mode = row.is_legal ? 'immediately' : await this.preferences.emailMode(account_id, row.kind);
    if (mode === 'digest' && row.kind in CHOSEN_KINDS) await this.digests.collect(account_id, row.id);
    if (mode !== 'immediately' || !mailedAsTheyStand(row.kind)) return;
    // One e-mail per alert. More news about the same subject updates the unread alert, which has already been mailed.
    const dedupeKey = `alert:${notification_id}`;
    if ((await this.mail.isQueued(dedupeKey)) || (await this.batchedAlerts.isBatching(row))) return;
    await this.mail.queue({
      dedupeKey,
      accountId: account_id,
      to: account.email,
      template: 'alert',
      data: { notification_id },
    });
  }

  @EventHandler(MessagesMissed, { id: 'mail-missed-messages', queue: 'mail', effect: 'transaction' })
  async mailMissed({ account_id, conversation_id, to_seq }: EventOf<typeof MessagesMissed>): Promise<void> {
    const account = await this.accounts.find(account_id);
    if (
      account?.deletion_due_at !== null ||
      (await this.preferences.emailMode(account_id, 'messages_missed')) !== 'immediately'
    )
      return;
    await this.mail.queue({
      dedupeKey: `messages-missed:${conversation_id}:${account_id}:${String(to_seq)}`,
      accountId: account_id,
      to: account.email,
      template: 'messages-missed',
      data: { conversation_id, to_seq },
    });
  }

  private async composeAlert({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const [row, account] = await Promise.all([
      this.rows.find(accountId, String(data['notification_id'])),
      this.accounts.find(accountId),
    ]);
    if (!row || !account) return null;
    // Nobody can unsubscribe from what changes their rights.
    const links = row.is_legal ? null : await this.notifications.unsubscribeLinks(accountId, row.kind);
    const { title, body } = alertText({ kind: row.says, params: row.params }, reader);
    const url = this.page(row.link ?? '/');
    const unsubscribeUrl = links?.page ?? null;
    const mail = alert({ firstName: account.first_name, title, body, url, unsubscribeUrl }, reader);
    const about = row.subject_id;
    const attachments =
      about === null ? [] : await this.calendars.findAttachments(row.kind, { about, accountId, reader });
    return { ...mail, attachments, ...(links ? { unsubscribeUrl: links.oneClick } : {}) };
  }

  private async composeDigest({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    const alerts = await this.digests.listUnread(accountId, String(data['day']));
    if (!account || alerts.length === 0) return null;
    return digest(this.listed(account.first_name, alerts, SHOWN.day, reader), reader);
  }

  private async composeBatch({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    const alerts = await this.batchedAlerts.listForDigest(accountId, String(data['at']));
    if (!account || alerts.length === 0) return null;
    return batchedAlerts(this.listed(account.first_name, alerts, SHOWN.hour, reader), reader);
  }

  private listed(firstName: string, alerts: readonly BatchedAlert[], most: number, reader: Reader) {
    return {
      firstName,
      alerts: alerts.slice(0, most).map(({ says, params }) => alertText({ kind: says, params }, reader)),
      more: Math.max(0, alerts.length - most),
      url: this.page('/'),
      settingsUrl: this.page('/profile#alerts'),
    };
  }

  private page(path: string): string {
    return `${this.config.env.PUBLIC_URL}${path}`;
  }
}
