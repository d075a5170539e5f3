import type { Message } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { ConversationAccess } from './conversation-access.ts';
import type { FoundConversation } from './conversations.repository.ts';
import { MessageChanged } from './messages.events.ts';
import { toMessage } from './messages.mapper.ts';
import { MessagesRepository } from './messages.repository.ts';
import type { MessageRow } from './messages.sql.ts';

export interface FoundForChange {
  readonly message: MessageRow;
  readonly conversation: FoundConversation;
}

/** What every change of a message has in common: it is found, counted in its conversation, and pushed. */
@Injectable()
export class MessageChanges {
  constructor(
    private readonly access: ConversationAccess,
    private readonly messages: MessagesRepository,
    private readonly realtime: Realtime,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws 404; 409 for a person who has left */
  async find(actor: Actor, id: string, messageId: string): Promise<FoundForChange> {
    const conversation = await this.access.requirePart(actor, id);
    const message = await this.messages.find(conversation.id, messageId);
    if (!message) throw notFound();
    return { message, conversation };
  }

  /** @throws as `find`; 409 when the conversation is closed */
  async findOpen(actor: Actor, id: string, messageId: string): Promise<FoundForChange> {
    const found = await this.find(actor, id, messageId);
    if (!found.conversation.is_open) throw new DomainError('conflict', { detail: 'This conversation has ended.' });
    return found;
  }

  /**
   * Pushes the change after the commit and again through an event, which survives a killed process and a Redis failure.
   * @param apply returns false when there is nothing to change (any more), and then no change is counted
   * @returns the message as it is now
   */
  async apply({ conversation_id, id }: MessageRow, apply: (change: number) => Promise<boolean>): Promise<Message> {
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

  /** As `apply`, for what needs a message that is still there. @throws 409 when it was deleted */
  async applyToExisting(message: MessageRow, apply: (change: number) => Promise<boolean>): Promise<Message> {
    const changed = await this.apply(message, apply);
    if (changed.deleted_at !== null) throw new DomainError('conflict', { detail: 'This message was deleted.' });
    return changed;
  }

  private async read(conversationId: string, id: string): Promise<Message> {
    const row = await this.messages.find(conversationId, id);
    if (!row) throw notFound();
    return toMessage(row);
  }
}

/** Rolls back the number that the change had taken. */
class NothingChanged extends Error {}
