import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import {
  type ActivityLine,
  activity,
  when,
  type ClosedQuestion,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
} from '#kernel/events/effects.ts';
import { Presence } from '#kernel/realtime/presence.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { MentionsRepository } from './mentions.repository.ts';
import {
  ConversationEmailed,
  ConversationRead,
  MentionsRemoved,
  MessagesMissed,
  MessagesPosted,
  PeopleMentioned,
} from './messages.events.ts';
import { MessagesRepository } from './messages.repository.ts';
import { isMuted } from './mute.ts';
import { UnreadService } from './unread.service.ts';

/**
 * Declares the effects of messages, except for the push of the message itself, which the process that accepted it
 * sends.
 */
@DeclaresEffects()
@Injectable()
export class MessagesEffects implements EffectsProvider {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly conversations: ConversationsRepository,
    private readonly mentions: MentionsRepository,
    private readonly unread: UnreadService,
    private readonly presence: Presence,
    private readonly accounts: AccountsReadModel,
    private readonly clock: Clock,
  ) {}

  readonly effects = [
    when(MessagesPosted, {
      activity: (event) => this.posted(event),
      alerts: ({ conversation_id }) => this.alertAbsent(conversation_id),
    }),
    when(MessagesMissed, { activity: ({ account_id }) => activity(account_id, 'messages_missed') }),
    when(ConversationRead, { alerts: (event) => this.read(event) }),
    when(PeopleMentioned, { alerts: (event) => this.alertMentioned(event) }),
    when(MentionsRemoved, {
      alerts: ({ account_ids: of, message_id: about }) => ({ of, kind: 'message_mentioned', about }),
    }),
    when(ConversationEmailed, {
      activity: ({ sender_id, house_id: house }) => activity(sender_id, 'conversation_emailed', { house }),
      alerts: (event) => this.alertRecipient(event),
      mail: async ({ recipient_id, conversation_id, sender_id, to_seq }) => {
        const recipient = await this.accounts.find(recipient_id);
        const data = { conversation_id, sender_id, to_seq };
        return recipient && { template: 'conversation-copy', to: recipient, data };
      },
    }),
  ];

  private async posted(event: {
    readonly conversation_id: string;
    readonly house_id: string;
    readonly from_seq: number;
    readonly to_seq: number;
  }): Promise<ActivityLine> {
    const { last, senders } = await this.messages.listSenders(event.conversation_id, event.from_seq, event.to_seq);
    const count = event.to_seq - event.from_seq + 1;
    return activity(last, 'messages_posted', { house: event.house_id, count, others: Math.max(0, senders - 1) });
  }

  /** Raises an alert for members who are away and hear of it. Members who are present see the messages themselves. */
  private async alertAbsent(conversationId: string): Promise<readonly RaisedAlert[]> {
    const members = await this.unread.listMembers(conversationId);
    const online = await this.presence.online(members.map(({ account_id }) => account_id));
    const absent = members.filter(
      ({ account_id, unread, muted_until: until }) =>
        unread > 0 && !online.has(account_id) && !isMuted(until, this.clock.now()),
    );
    if (absent.length === 0) return [];
    const { title } = await this.conversations.findPlace(conversationId);
    return absent.map(({ account_id: to, unread: count, unread_mentions: mentions }) => ({
      to,
      kind: 'messages_missed',
      about: conversationId,
      says: alertSaying('messages_missed', { count, conversation: title }),
      link: `/chat?c=${conversationId}`,
      // Each of them has an alert of its own.
      ...(count === mentions ? { unlessHears: 'message_mentioned' as const } : {}),
    }));
  }

  /**
   * Alerts people who are mentioned, wherever they are and even if they muted the conversation. A mention that came with
   * an edit may be in a message that they had read before.
   */
  private async alertMentioned(event: EventOf<typeof PeopleMentioned>): Promise<readonly RaisedAlert[]> {
    const { conversation_id: id, message_id: about, sender_id: senderId, account_ids: asked, is_edit: isEdit } = event;
    const [mentioned, members, sender] = await Promise.all([
      this.mentions.listOf(about),
      this.conversations.listMembers([id]),
      this.accounts.find(senderId),
    ]);
    const waiting = members.filter(({ account_id: accountId, last_read_seq: read }) => {
      const mention = mentioned.find((one) => one.account_id === accountId);
      return mention !== undefined && asked.includes(accountId) && (isEdit || read < mention.seq);
    });
    if (waiting.length === 0 || !sender) return [];
    const { title } = await this.conversations.findPlace(id);
    return waiting.map(({ account_id: to }) => ({
      to,
      kind: 'message_mentioned',
      about,
      names: [senderId],
      says: alertSaying('message_mentioned', { name: sender.first_name, conversation: title }),
      link: `/chat?c=${id}&at=${about}`,
    }));
  }

  /** Closes what the messages that are now read had raised. */
  private async read(event: EventOf<typeof ConversationRead>): Promise<ClosedQuestion[]> {
    const { account_id, conversation_id: about, last_read_seq: to, after_seq: after } = event;
    const missed: ClosedQuestion = { of: [account_id], kind: 'messages_missed', about };
    if (after === undefined) return [missed];
    const mentions = await this.mentions.listBetween(about, account_id, after, to);
    return [missed, { of: [account_id], kind: 'message_mentioned', about: mentions }];
  }

  private async alertRecipient(event: {
    readonly conversation_id: string;
    readonly sender_id: string;
    readonly recipient_id: string;
  }): Promise<RaisedAlert | null> {
    if (event.sender_id === event.recipient_id) return null;
    const sender = await this.accounts.find(event.sender_id);
    const { title } = await this.conversations.findPlace(event.conversation_id);
    return {
      to: event.recipient_id,
      kind: 'conversation_emailed',
      about: null,
      names: [event.sender_id],
      says: alertSaying('conversation_emailed', { name: sender?.first_name ?? null, conversation: title }),
      link: `/chat?c=${event.conversation_id}`,
    };
  }
}
