import { LIMITS, type Message } from '@common-roof/contracts';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ConversationAccess } from './conversation-access.ts';
import { MessageChanges } from './message-changes.service.ts';
import { MessagePages } from './message-pages.repository.ts';
import { asOf, toMessage } from './messages.mapper.ts';
import { PinsRepository } from './pins.repository.ts';

/** Pins messages for everyone in a conversation. Anyone there may pin any message and unpin it again. */
@Injectable()
export class PinsService {
  constructor(
    private readonly access: ConversationAccess,
    private readonly changes: MessageChanges,
    private readonly messages: MessagePages,
    private readonly pins: PinsRepository,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Returns the newest pin first. A person who has left sees the pins of their last day. @throws 404 */
  async list(actor: Actor, id: string): Promise<Message[]> {
    const { id: conversationId, last_seq: lastSeq, until } = await this.access.require(actor, id);
    const rows = await this.messages.pinned(conversationId, LIMITS.pins);
    const known = until === null ? rows : rows.filter(({ seq }) => seq <= lastSeq).map((row) => asOf(row, until));
    return known.filter(({ pin }) => pin !== null).map(toMessage);
  }

  /** Pinning a message twice changes nothing. @throws 404; 409 for one pin too many or a deleted message; 429 */
  async pin(actor: Actor, id: string, messageId: string): Promise<Message> {
    const { message } = await this.changes.findOpen(actor, id, messageId);
    if (message.is_pinned) return toMessage(message);
    await this.limits.consume('messages', actor.accountId);
    return this.changes.applyToExisting(message, async (change) => {
      const isPinned = await this.pins.pin(message.id, actor.accountId, { at: this.clock.now(), change });
      if (isPinned && (await this.pins.count(message.conversation_id)) > LIMITS.pins) {
        throw new DomainError('conflict', {
          detail: filled('This conversation has {count} pinned messages. Unpin one first.', { count: LIMITS.pins }),
        });
      }
      return isPinned;
    });
  }

  /** Unpinning a message twice changes nothing. @throws 404; 409 when the conversation is closed */
  async unpin(actor: Actor, id: string, messageId: string): Promise<Message> {
    const { message } = await this.changes.findOpen(actor, id, messageId);
    return this.changes.apply(message, (change) => this.pins.unpin(message.id, change));
  }
}
