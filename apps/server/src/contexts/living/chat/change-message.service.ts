import { type editMessage, LIMITS, type Message, type ParsedInput, type Reaction } from '@common-roof/contracts';
import { canStillEdit } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { ConversationAccess } from './conversation-access.ts';
import { MentionsRepository } from './mentions.repository.ts';
import { MentionsRemoved, MessageChanged, PeopleMentioned } from './messages.events.ts';
import { toMessage } from './messages.mapper.ts';
import { MessagesRepository } from './messages.repository.ts';
import type { MessageRow } from './messages.sql.ts';
import { ReactionsRepository } from './reactions.repository.ts';

/** Edits and deletes a person's own messages, and reacts to any. */
@Injectable()
export class ChangeMessageService {
  constructor(
    private readonly access: ConversationAccess,
    private readonly messages: MessagesRepository,
    private readonly images: Images,
    private readonly reactions: ReactionsRepository,
    private readonly mentions: MentionsRepository,
    private readonly limits: RateLimits,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws 404; 403 for another person's message; 409 when it is deleted, the time for edits is over, or the
   * conversation is closed
   */
  async edit(
    actor: Actor,
    id: string,
    messageId: string,
    { text, mentions = [] }: ParsedInput<typeof editMessage>['body'],
  ): Promise<Message> {
    const { message, isOpen } = await this.own(actor, id, messageId);
    if (!isOpen) throw new DomainError('conflict', { detail: 'This conversation has ended.' });
    if (!canStillEdit(message.created_at, this.clock.now())) {
      throw new DomainError('conflict', {
        detail: filled('You can edit a message for {minutes} minutes.', { minutes: LIMITS.messageEditMinutes }),
      });
    }
    const edited = await this.change(message, async (change) => {
      await this.mention(message, mentions);
      return this.messages.edit(message.id, text, this.clock.now(), change);
    });
    if (edited.deleted_at !== null) throw new DomainError('conflict', { detail: 'This message was deleted.' });
    return edited;
  }

  /** Deleting a message twice changes nothing. */
  async delete(actor: Actor, id: string, messageId: string): Promise<Message> {
    const { message } = await this.own(actor, id, messageId);
    if (message.deleted_at) return toMessage(message);
    return this.change(message, async (change) => {
      if (message.has_photos) await this.images.clear({ kind: 'message', id: message.id });
      await this.reactions.clear(message.id);
      await this.forgetMentions(message, await this.mentions.clear(message.id));
      return this.messages.bury(message.id, this.clock.now(), change);
    });
  }

  /**
   * A person has one reaction to a message: another one replaces it.
   * @throws 404; 403 for an admin; 409 when the message is deleted or the conversation is closed; 429
   */
  async react(actor: Actor, id: string, messageId: string, reaction: Reaction): Promise<Message> {
    const { message, isOpen } = await this.find(actor, id, messageId);
    if (!isOpen) throw new DomainError('conflict', { detail: 'This conversation has ended.' });
    if (message.reactions?.some((one) => one.account_id === actor.accountId && one.reaction === reaction)) {
      return toMessage(message);
    }
    await this.limits.consume('messages', actor.accountId);
    const reacted = await this.change(message, (change) =>
      this.reactions.set(message.id, actor.accountId, reaction, this.clock.now(), change),
    );
    if (reacted.deleted_at !== null) throw new DomainError('conflict', { detail: 'This message was deleted.' });
    return reacted;
  }

  /** Taking it back twice changes nothing. @throws as {@link react} */
  async removeReaction(actor: Actor, id: string, messageId: string): Promise<Message> {
    const { message, isOpen } = await this.find(actor, id, messageId);
    if (!isOpen) throw new DomainError('conflict', { detail: 'This conversation has ended.' });
    return this.change(message, (change) => this.reactions.remove(message.id, actor.accountId, change));
  }

  /** Alerts only those who weren't mentioned before. */
  private async mention(message: MessageRow, accountIds: readonly string[]): Promise<void> {
    const { added, removed } = await this.mentions.set(message, accountIds, this.clock.now());
    await this.forgetMentions(message, removed);
    if (added.length === 0) return;
    await this.outbox.append(PeopleMentioned, {
      conversation_id: message.conversation_id,
      message_id: message.id,
      sender_id: message.sender_id,
      account_ids: added.map(({ account_id }) => account_id),
      is_edit: true,
    });
  }

  private async forgetMentions({ id }: MessageRow, accountIds: string[]): Promise<void> {
    if (accountIds.length > 0) await this.outbox.append(MentionsRemoved, { message_id: id, account_ids: accountIds });
  }

  private async own(actor: Actor, id: string, messageId: string): Promise<{ message: MessageRow; isOpen: boolean }> {
    const found = await this.find(actor, id, messageId);
    if (found.message.sender_id !== actor.accountId)
      throw new DomainError('forbidden', { detail: 'That is not your message.' });
    return found;
  }

  private async find(actor: Actor, id: string, messageId: string): Promise<{ message: MessageRow; isOpen: boolean }> {
    const conversation = await this.access.requirePart(actor, id);
    const message = await this.messages.find(conversation.id, messageId);
    if (!message) throw notFound();
    return { message, isOpen: conversation.is_open };
  }

  /**
   * Pushes the change after the commit and again through an event, which survives a killed process and a Redis failure.
   * @param apply returns false when there is nothing to change (any more), and then no change is counted
   * @returns the message as it is now
   */
  private async change(
    { conversation_id, id }: MessageRow,
    apply: (change: number) => Promise<boolean>,
  ): Promise<Message> {
    try {
      return await this.database.transaction(async () => {
        const change = await this.messages.nextChange(conversation_id);
        if (!(await apply(change))) throw new NothingChanged();
        const message = await this.read(conversation_id, id);
        await this.outbox.append(MessageChanged, { conversation_id, change });
        this.database.afterCommit(() => {
          this.realtime.toConversation(conversation_id).emit('message:updated', message);
        });
        return message;
      });
    } catch (error) {
      if (error instanceof NothingChanged) return this.read(conversation_id, id);
      throw error;
    }
  }

  private async read(conversationId: string, id: string): Promise<Message> {
    const row = await this.messages.find(conversationId, id);
    if (!row) throw notFound();
    return toMessage(row);
  }
}

/** Rolls back the number that the change had taken. */
class NothingChanged extends Error {}
