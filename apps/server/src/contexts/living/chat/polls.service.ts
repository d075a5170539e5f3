import type { Message } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { MessageChanges } from './message-changes.service.ts';
import type { MessageRow } from './messages.sql.ts';
import { type PollRow, PollsRepository } from './polls.repository.ts';

/** Answers to polls, and their end. A poll is asked by sending a message. */
@Injectable()
export class PollsService {
  constructor(
    private readonly changes: MessageChanges,
    private readonly polls: PollsRepository,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the answers of the caller, who can change their mind until the poll closes.
   * @throws 404 for a message that is no poll; 409 when it is closed or deleted, or the conversation is closed; 422 for
   * answers that it doesn't offer; 429
   */
  async vote(actor: Actor, id: string, messageId: string, places: readonly number[]): Promise<Message> {
    const { message } = await this.changes.findOpen(actor, id, messageId);
    const { options, is_multiple: isMultiple, votes } = requirePoll(message);
    if (places.some((place) => place >= options.length)) {
      throw unacceptable('options', 'The poll has no such answer.');
    }
    if (!isMultiple && places.length > 1) throw unacceptable('options', 'Choose one answer.');
    await this.requireOpen(message);
    const own = (votes ?? []).filter(({ account_id }) => account_id === actor.accountId).map(({ place }) => place);
    const isSame = own.length === places.length && own.every((place) => places.includes(place));
    if (!isSame) await this.limits.consume('messages', actor.accountId);
    return this.changes.applyToExisting(message, async (change) => {
      await this.requireOpen(message);
      return this.polls.vote(message.id, actor.accountId, places, { at: this.clock.now(), change });
    });
  }

  /**
   * Closing a poll twice changes nothing.
   * @throws as {@link vote}; 403 for people who neither asked nor are the homeowner in the conversation of a house
   */
  async close(actor: Actor, id: string, messageId: string): Promise<Message> {
    const { message, conversation } = await this.changes.findOpen(actor, id, messageId);
    requirePoll(message);
    const mayClose =
      message.sender_id === actor.accountId || (conversation.kind === 'house' && actor.role === 'homeowner');
    if (!mayClose) throw new DomainError('forbidden', { detail: 'Only the person who asked can close this poll.' });
    return this.changes.applyToExisting(message, (change) =>
      this.polls.close(message.id, { at: this.clock.now(), change }),
    );
  }

  private async requireOpen({ id }: MessageRow): Promise<void> {
    if (await this.polls.isClosed(id, this.clock.now())) {
      throw new DomainError('conflict', { detail: 'This poll is closed.' });
    }
  }
}

function requirePoll({ poll, deleted_at: deletedAt }: MessageRow): PollRow {
  if (deletedAt !== null) throw new DomainError('conflict', { detail: 'This message was deleted.' });
  if (poll === null) throw notFound();
  return poll;
}
