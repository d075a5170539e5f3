import type { Message, ParsedInput, SendMessageFrame, sendMessage } from '@common-roof/contracts';
import { partyOf } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Metrics } from '#kernel/health/metrics.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ConversationAccess } from './conversation-access.ts';
import { toMessage } from './messages.mapper.ts';
import { MessagesRepository } from './messages.repository.ts';

export interface SentMessage {
  readonly message: Message;
  /** This client_id is already stored. Nothing was done. */
  readonly repeated: boolean;
}

/** Sends a message, in the same way for HTTP and sockets: store and commit, then acknowledge and push. */
@Injectable()
export class SendMessageService {
  constructor(
    private readonly access: ConversationAccess,
    private readonly messages: MessagesRepository,
    private readonly limits: RateLimits,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly audit: Audit,
  ) {}

  /** @throws 403 when `sender` isn't the caller; 404; 409 when nobody is there to answer; 422; 429 */
  async byHttp(
    actor: Actor,
    id: string,
    { sender, ...body }: ParsedInput<typeof sendMessage>['body'],
    origin: RequestOrigin,
  ): Promise<SentMessage> {
    const conversation = await this.access.require(actor, id);
    if (sender !== partyOf(actor.role)) {
      await this.audit.append({
        event: 'malicious_extraneous',
        actor,
        targetId: conversation.id,
        details: { field: 'sender', claimed: sender },
        origin,
      });
      throw new DomainError('forbidden', { detail: filled('You cannot write as {role}.', { role: sender }) });
    }
    return this.send(actor, { ...body, conversation_id: conversation.id, client_id: body.client_id ?? randomUUID() });
  }

  /** The statement that stores the message also checks the permission to post, so nothing is checked before. */
  async send(actor: Actor, frame: z.output<typeof SendMessageFrame>): Promise<SentMessage> {
    const side = partyOf(actor.role);
    if (!side) throw new DomainError('forbidden', { detail: 'Only roomies and homeowners write here.' });
    await this.limits.consume('messages', actor.accountId);
    if (frame.attachments && frame.attachments.length > 0) {
      throw unacceptable('attachments', 'There is no such image of yours.');
    }
    const stored = await this.messages.post({
      conversationId: frame.conversation_id,
      senderId: actor.accountId,
      side,
      clientId: frame.client_id,
      text: frame.text,
      replyTo: frame.reply_to ?? null,
      at: this.clock.now(),
    });
    if (stored === 'repeated') {
      const first = await this.firstResult(actor, frame);
      // A client that retries got no response, so the readers may not have received the message either.
      this.push(first);
      return { message: first, repeated: true };
    }
    if (!stored) return this.explainRefusal(actor, frame);
    const message = toMessage({ ...stored, sender_name: actor.name, text_that_day: null });
    this.push(message);
    this.metrics.messagesSent.inc();
    return { message, repeated: false };
  }

  private push(message: Message): void {
    this.realtime.toConversation(message.conversation_id).emit('message:created', message);
  }

  private async firstResult(actor: Actor, frame: z.output<typeof SendMessageFrame>): Promise<Message> {
    // A person who has lost access since must not read the message back by resending it.
    await this.access.require(actor, frame.conversation_id);
    const first = await this.messages.findByClientId(frame.conversation_id, actor.accountId, frame.client_id);
    if (!first) throw new DomainError('conflict', { detail: 'Try again.' });
    return toMessage(first);
  }

  private async explainRefusal(actor: Actor, frame: z.output<typeof SendMessageFrame>): Promise<never> {
    const conversation = await this.access.requirePart(actor, frame.conversation_id);
    if (!conversation.is_open) {
      const why =
        conversation.kind === 'house' ? 'This house is archived.' : 'The roomie of this conversation has moved out.';
      throw new DomainError('conflict', { detail: why });
    }
    throw unacceptable('reply_to', 'The message you answer is not in this conversation.');
  }
}
