import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { Presence } from '../../../platform/realtime/presence.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { AccountsRepository, PasswordChanged } from '../../identity/accounts/index.ts';
import {
  ConversationEmailed,
  ConversationRead,
  MessagesMails,
  MessagesMissed,
  MessagesPosted,
  UnreadService,
} from '../../living/messages/index.ts';
import { NotificationRaised } from './notifications.events.ts';
import { toNotification } from './notifications.mapper.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { NotificationsService } from './notifications.service.ts';
import { PreferencesRepository } from './preferences.repository.ts';

const newMessages = (count: number): string => (count === 1 ? '1 new message' : `${String(count)} new messages`);

/** Turns what happened into alerts for those whom it concerns. */
@Injectable()
export class NotificationsHandlers implements OnModuleInit {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly rows: NotificationsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly unread: UnreadService,
    private readonly presence: Presence,
    private readonly realtime: Realtime,
    private readonly mail: MailOutbox,
    private readonly composers: MailComposers,
    private readonly messageMails: MessagesMails,
    private readonly accounts: AccountsRepository,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('messages-missed', async (email) => {
      const links = await this.notifications.unsubscribeLinks(email.accountId, 'messages_missed');
      return this.messageMails.composeMissed(email, links);
    });
  }

  /** Members who are away find an alert in the bell; those who are here see the messages themselves. */
  @OnEvent(MessagesPosted, { id: 'alert-absent-members', queue: 'notification', effect: 'transaction' })
  async alertAbsent({ conversation_id }: EventOf<typeof MessagesPosted>): Promise<void> {
    const members = await this.unread.membersOf(conversation_id);
    const online = await this.presence.online(members.map(({ account_id }) => account_id));
    const title = await this.messageMails.title(conversation_id);
    for (const { account_id, unread } of members) {
      if (unread === 0 || online.has(account_id)) continue;
      await this.notifications.raise({
        accountId: account_id,
        kind: 'messages_missed',
        subjectId: conversation_id,
        title: `${newMessages(unread)} in ${title}`,
        body: 'You were away when they came.',
        link: `/chat?c=${conversation_id}`,
      });
    }
  }

  @OnEvent(MessagesMissed, { id: 'mail-missed-messages', queue: 'mail', effect: 'transaction' })
  async mailMissed({ account_id, conversation_id, to_seq }: EventOf<typeof MessagesMissed>): Promise<void> {
    const account = await this.accounts.find(account_id);
    if (!account || (await this.preferences.emailMode(account_id, 'messages_missed')) !== 'immediately') return;
    await this.mail.queue({
      dedupeKey: `messages-missed:${conversation_id}:${account_id}:${String(to_seq)}`,
      accountId: account_id,
      to: account.email,
      template: 'messages-missed',
      data: { conversation_id, to_seq },
    });
  }

  @OnEvent(ConversationRead, { id: 'close-read-alerts', queue: 'notification', effect: 'transaction' })
  async closeRead({ account_id, conversation_id }: EventOf<typeof ConversationRead>): Promise<void> {
    const ids = await this.rows.markSubjectRead(account_id, 'messages_missed', conversation_id);
    if (ids.length > 0) this.realtime.toAccount(account_id).emit('notification:read', { ids });
  }

  @OnEvent(ConversationEmailed, { id: 'alert-conversation-emailed', queue: 'notification', effect: 'transaction' })
  async alertEmailed({ sender_id, recipient_id, conversation_id }: EventOf<typeof ConversationEmailed>): Promise<void> {
    if (sender_id === recipient_id) return;
    const sender = await this.accounts.find(sender_id);
    await this.notifications.raise({
      accountId: recipient_id,
      kind: 'conversation_emailed',
      subjectId: null,
      title: `${sender ? sender.firstName : 'A housemate'} sent you a conversation by e-mail`,
      body: await this.messageMails.title(conversation_id),
      link: `/chat?c=${conversation_id}`,
    });
  }

  @OnEvent(PasswordChanged, { id: 'alert-password-changed', queue: 'notification', effect: 'transaction' })
  alertPasswordChanged({ account_id }: EventOf<typeof PasswordChanged>): Promise<void> {
    return this.notifications.raise({
      accountId: account_id,
      kind: 'account_security',
      subjectId: null,
      title: 'Your password was changed',
      body: 'If that was not you, reset it now.',
      link: '/profile',
    });
  }

  @OnEvent(NotificationRaised, { id: 'push-raised-alert', queue: 'realtime', effect: 'outside' })
  async pushRaised({ account_id, notification_id }: EventOf<typeof NotificationRaised>): Promise<void> {
    const row = await this.rows.find(account_id, notification_id);
    if (row?.readAt === null) this.realtime.toAccount(account_id).emit('notification:created', toNotification(row));
  }
}
