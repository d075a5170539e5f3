import { conversationCopy, messagesMissed, type QuotedMessage } from '@common-roof/mail-templates';
import type { Reader } from '@common-roof/words';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { toSentFile } from '#contexts/identity/media/index.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { unreadOf } from './messages.mapper.ts';
import { MessagePages } from './message-pages.repository.ts';
import type { MessageRow } from './messages.sql.ts';

const QUOTED = 20;

/**
 * Composes e-mails that contain messages. The content is read when the e-mail is sent, as far as the recipient may read
 * it then.
 */
@Injectable()
export class MessagesMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagePages,
    private readonly accounts: AccountsReadModel,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.registerForAccount('conversation-copy', (email) => this.composeCopy(email));
  }

  /**
   * Returns a person's missed messages, or null when they have read them since. Alerts call it, because they know the
   * preferences.
   */
  async composeMissed(
    { accountId, data, reader }: AccountEmail,
    unsubscribe: { page: string; oneClick: string },
  ): Promise<ComposedEmail | null> {
    const conversationId = String(data['conversation_id']);
    const member = await this.member(conversationId, accountId);
    if (!member || unreadOf(member) === 0) return null;
    const rows = await this.messages.othersAfter(conversationId, accountId, member.last_read_seq, QUOTED);
    if (rows.length === 0) return null;
    const { title, timeZone } = await this.conversations.findPlace(conversationId);
    const mail = messagesMissed(
      {
        firstName: member.first_name,
        title,
        count: unreadOf(member),
        messages: quoted(rows, timeZone, reader),
        url: this.link(conversationId),
        unsubscribeUrl: unsubscribe.page,
      },
      reader,
    );
    return { ...mail, unsubscribeUrl: unsubscribe.oneClick };
  }

  private async composeCopy({ accountId, data, reader }: AccountEmail): Promise<ComposedEmail | null> {
    const conversationId = String(data['conversation_id']);
    const [member, sender] = await Promise.all([
      this.member(conversationId, accountId),
      this.accounts.find(String(data['sender_id'])),
    ]);
    if (!member || !sender) return null;
    const rows = await this.messages.before(conversationId, Number(data['to_seq']) + 1, QUOTED);
    const { title, timeZone } = await this.conversations.findPlace(conversationId);
    const kept = rows.filter((row) => row.deleted_at === null);
    return conversationCopy(
      {
        firstName: member.first_name,
        title,
        sentBy: `${sender.first_name} ${sender.last_name}`,
        messages: quoted(kept, timeZone, reader),
        url: this.link(conversationId),
      },
      reader,
    );
  }

  private async member(conversationId: string, accountId: string) {
    const members = await this.conversations.listMembers([conversationId]);
    return members.find((member) => member.account_id === accountId);
  }

  private link(conversationId: string): string {
    return `${this.config.env.PUBLIC_URL}/chat?c=${conversationId}`;
  }
}

const quoted = (rows: readonly MessageRow[], zone: string, reader: Reader): QuotedMessage[] =>
  rows.map(({ sender_name: author, created_at, text, photos, files }) => ({
    author,
    at: reader.recent({ at: created_at.toISOString(), zone }),
    text,
    photos: photos?.length ?? 0,
    files: (files ?? []).map(toSentFile).map(({ name, duration_ms }) => ({ name, duration_ms })),
  }));
