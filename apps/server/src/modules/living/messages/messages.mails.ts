import { conversationCopy, messagesMissed, type QuotedMessage } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';
import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { ConversationEmailed } from './messages.events.ts';
import { unreadOf } from './messages.mapper.ts';
import { type MessageRow, MessagesRepository } from './messages.repository.ts';

const QUOTED = 20;

/** E-mails with messages in them. They are written at the moment of sending, for somebody who may read them then. */
@Injectable()
export class MessagesMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly accounts: AccountsRepository,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('conversation-copy', (email) => this.composeCopy(email));
  }

  @OnEvent(ConversationEmailed, { id: 'mail-conversation-copy', queue: 'mail', effect: 'transaction' })
  async mailCopy(event: EventOf<typeof ConversationEmailed>): Promise<void> {
    const recipient = await this.accounts.find(event.recipient_id);
    if (!recipient) return;
    await this.mail.queue({
      dedupeKey: `conversation-copy:${event.eventId}`,
      accountId: recipient.id,
      to: recipient.email,
      template: 'conversation-copy',
      data: { conversation_id: event.conversation_id, sender_id: event.sender_id, to_seq: event.to_seq },
    });
  }

  /** What somebody missed, or null when they have read it since. Used by the alerts, which know their preferences. */
  async composeMissed(
    { accountId, data }: AccountEmail,
    unsubscribe: { page: string; oneClick: string },
  ): Promise<ComposedEmail | null> {
    const conversationId = String(data['conversation_id']);
    const member = await this.member(conversationId, accountId);
    if (!member || unreadOf(member) === 0) return null;
    const rows = await this.messages.othersAfter(conversationId, accountId, member.last_read_seq, QUOTED);
    if (rows.length === 0) return null;
    const mail = messagesMissed({
      firstName: member.first_name,
      title: await this.title(conversationId),
      count: unreadOf(member),
      messages: await this.quote(conversationId, rows),
      url: this.link(conversationId),
      unsubscribeUrl: unsubscribe.page,
    });
    return { ...mail, unsubscribeUrl: unsubscribe.oneClick };
  }

  private async composeCopy({ accountId, data }: AccountEmail): Promise<ComposedEmail | null> {
    const conversationId = String(data['conversation_id']);
    const [member, sender] = await Promise.all([
      this.member(conversationId, accountId),
      this.accounts.find(String(data['sender_id'])),
    ]);
    if (!member || !sender) return null;
    const rows = await this.messages.before(conversationId, Number(data['to_seq']) + 1, QUOTED);
    return conversationCopy({
      firstName: member.first_name,
      title: await this.title(conversationId),
      sentBy: `${sender.firstName} ${sender.lastName}`,
      messages: await this.quote(
        conversationId,
        rows.filter((row) => row.deleted_at === null),
      ),
      url: this.link(conversationId),
    });
  }

  private async member(conversationId: string, accountId: string) {
    const members = await this.conversations.membersOf([conversationId]);
    return members.find((member) => member.account_id === accountId);
  }

  async title(conversationId: string): Promise<string> {
    return (await this.place(conversationId)).title;
  }

  private async quote(conversationId: string, rows: readonly MessageRow[]): Promise<QuotedMessage[]> {
    const { timeZone } = await this.place(conversationId);
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    return rows.map((row) => ({ author: row.sender_name, at: clock.format(row.created_at), text: row.text }));
  }

  private async place(conversationId: string): Promise<{ title: string; timeZone: string }> {
    const [row] = await this.database.query<{ house: string; room: string | null; time_zone: string }>(
      `SELECT h.name AS house, r.name AS room, h.time_zone FROM conversations c
         JOIN houses h ON h.id = c.house_id LEFT JOIN rooms r ON r.id = c.room_id WHERE c.id = $1`,
      [conversationId],
    );
    if (!row) return { title: 'your conversation', timeZone: 'UTC' };
    return { title: row.room === null ? row.house : `${row.house} · ${row.room}`, timeZone: row.time_zone };
  }

  private link(conversationId: string): string {
    return `${this.config.env.PUBLIC_URL}/chat?c=${conversationId}`;
  }
}
