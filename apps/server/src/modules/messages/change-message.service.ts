import { LIMITS, type Message } from '@common-roof/contracts';
import { canStillEdit } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { DomainError, notFound } from '../../platform/http/domain-error.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { ConversationAccess } from './conversation-access.ts';
import { toMessage } from './messages.mapper.ts';
import { type MessageRow, MessagesRepository } from './messages.repository.ts';

/** Changing one's own words. */
@Injectable()
export class ChangeMessageService {
  constructor(
    private readonly access: ConversationAccess,
    private readonly messages: MessagesRepository,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** @throws 404, 403 for somebody else's message, 409 once it is deleted or the time is over */
  async edit(actor: Actor, id: string, messageId: string, text: string): Promise<Message> {
    const message = await this.own(actor, id, messageId);
    if (!canStillEdit(message.created_at, this.clock.now())) {
      throw new DomainError('conflict', {
        detail: `A message can be changed for ${String(LIMITS.messageEditMinutes)} minutes.`,
      });
    }
    const isThere = await this.messages.edit(message.id, text, this.clock.now());
    if (!isThere) throw new DomainError('conflict', { detail: 'This message was deleted.' });
    return this.tell(message);
  }

  /** Deleting again changes nothing. */
  async delete(actor: Actor, id: string, messageId: string): Promise<Message> {
    const message = await this.own(actor, id, messageId);
    if (message.deleted_at) return toMessage(message);
    await this.messages.bury(message.id, this.clock.now());
    return this.tell(message);
  }

  private async own(actor: Actor, id: string, messageId: string): Promise<MessageRow> {
    const conversation = await this.access.require(actor, id);
    const message = await this.messages.find(conversation.id, messageId);
    if (!message) throw notFound();
    if (message.sender_id !== actor.accountId)
      throw new DomainError('forbidden', { detail: 'That is not your message.' });
    return message;
  }

  private async tell({ conversation_id, id }: MessageRow): Promise<Message> {
    const row = await this.messages.find(conversation_id, id);
    if (!row) throw notFound();
    const message = toMessage(row);
    this.realtime.toConversation(conversation_id).emit('message:updated', message);
    return message;
  }
}
