import { type editMessage, LIMITS, type Message, type ParsedInput, type Reaction } from '@common-roof/contracts';
import { canStillEdit } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { type FoundForChange, MessageChanges } from './message-changes.service.ts';
import { MentionsRepository } from './mentions.repository.ts';
import { MentionsRemoved, PeopleMentioned } from './messages.events.ts';
import { toMessage } from './messages.mapper.ts';
import { MessagesRepository } from './messages.repository.ts';
import type { MessageRow } from './messages.sql.ts';
import { PinsRepository } from './pins.repository.ts';
import { PollsRepository } from './polls.repository.ts';
import { ReactionsRepository } from './reactions.repository.ts';

/** Edits and deletes a person's own messages, and reacts to any. */
@Injectable()
export class ChangeMessageService {
  constructor(
    private readonly changes: MessageChanges,
    private readonly messages: MessagesRepository,
    private readonly images: Images,
    private readonly reactions: ReactionsRepository,
    private readonly mentions: MentionsRepository,
    private readonly polls: PollsRepository,
    private readonly pins: PinsRepository,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
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
    const { message, conversation } = await this.own(actor, id, messageId);
    if (!conversation.is_open) throw new DomainError('conflict', { detail: 'This conversation has ended.' });
    if (message.has_poll) {
      throw new DomainError('conflict', { detail: 'You can’t edit a poll. Delete it and ask again.' });
    }
    if (!canStillEdit(message.created_at, this.clock.now())) {
      throw new DomainError('conflict', {
        detail: filled('You can edit a message for {minutes} minutes.', { minutes: LIMITS.messageEditMinutes }),
      });
    }
    return this.changes.applyToExisting(message, async (change) => {
      await this.mention(message, mentions);
      return this.messages.edit(message.id, text, this.clock.now(), change);
    });
  }

  /** Deleting a message twice changes nothing. */
  async delete(actor: Actor, id: string, messageId: string): Promise<Message> {
    const { message } = await this.own(actor, id, messageId);
    if (message.deleted_at) return toMessage(message);
    return this.changes.apply(message, async (change) => {
      if (message.has_poll) await this.polls.clear(message.id);
      if (message.is_pinned) await this.pins.clear(message.id);
      if (message.has_photos || message.has_files) await this.images.clear({ kind: 'message', id: message.id });
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
    const { message } = await this.changes.findOpen(actor, id, messageId);
    if (message.reactions?.some((one) => one.account_id === actor.accountId && one.reaction === reaction)) {
      return toMessage(message);
    }
    await this.limits.consume('messages', actor.accountId);
    return this.changes.applyToExisting(message, (change) =>
      this.reactions.set(message.id, actor.accountId, reaction, this.clock.now(), change),
    );
  }

  /** Taking it back twice changes nothing. @throws as {@link react} */
  async removeReaction(actor: Actor, id: string, messageId: string): Promise<Message> {
    const { message } = await this.changes.findOpen(actor, id, messageId);
    return this.changes.apply(message, (change) => this.reactions.remove(message.id, actor.accountId, change));
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

  private async own(actor: Actor, id: string, messageId: string): Promise<FoundForChange> {
    const found = await this.changes.find(actor, id, messageId);
    if (found.message.sender_id !== actor.accountId)
      throw new DomainError('forbidden', { detail: 'That is not your message.' });
    return found;
  }
}
