import {
  LIMITS,
  type Message,
  type NewPoll,
  type ParsedInput,
  type SendMessageFrame,
  type sendMessage,
} from '@common-roof/contracts';
import { partyOf } from '@common-roof/domain';
import { filled } from '@common-roof/words';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { type Counter, Metrics } from '#kernel/metrics/metrics.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { DomainError, unacceptable } from '#kernel/errors/domain-error.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { AttachUploads } from '#contexts/identity/media/index.ts';
import { ConversationAccess } from './conversation-access.ts';
import { toMessage } from './messages.mapper.ts';
import { type MentionRow, MentionsRepository } from './mentions.repository.ts';
import { PeopleMentioned } from './messages.events.ts';
import { MessagesRepository, type NewMessage } from './messages.repository.ts';
import type { MessageRow } from './messages.sql.ts';
import { PollsRepository } from './polls.repository.ts';

export interface SentMessage {
  readonly message: Message;
  /** This client_id is already stored. Nothing was done. */
  readonly repeated: boolean;
}

const DAY_MS = 86_400_000;

interface MessageParts {
  /** Uploads. */
  readonly attachments: readonly string[];
  /** Accounts. */
  readonly mentions: readonly string[];
  readonly poll: NewPoll | undefined;
}

/** Sends a message, in the same way for HTTP and sockets: store and commit, then acknowledge and push. */
@Injectable()
export class SendMessageService {
  private readonly sent: Counter<never>;

  constructor(
    private readonly access: ConversationAccess,
    private readonly messages: MessagesRepository,
    private readonly uploads: AttachUploads,
    private readonly mentions: MentionsRepository,
    private readonly polls: PollsRepository,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly audit: Audit,
    metrics: Metrics,
  ) {
    this.sent = metrics.counter({ name: 'chat_messages_sent_total', help: 'Messages that were stored' });
  }

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
    const parts = { attachments: frame.attachments ?? [], mentions: frame.mentions ?? [], poll: frame.poll };
    if (frame.poll) this.requireFutureEnd(frame.poll);
    const stored = await this.store(actor, parts, {
      conversationId: frame.conversation_id,
      senderId: actor.accountId,
      side,
      clientId: frame.client_id,
      text: frame.text,
      replyTo: frame.reply_to ?? null,
      ...(await this.uploads.kindsOf(actor, parts.attachments)),
      hasMentions: parts.mentions.length > 0,
      hasPoll: parts.poll !== undefined,
      at: this.clock.now(),
    });
    if (stored === 'repeated') {
      const first = await this.firstResult(actor, frame);
      // A client that retries got no response, so the readers may not have received the message either.
      this.push(first);
      return { message: first, repeated: true };
    }
    if (!stored) return this.explainRefusal(actor, frame);
    const message = toMessage(stored);
    this.push(message);
    this.sent.increment({});
    return { message, repeated: false };
  }

  /** A message is stored with all of its parts or not at all. @throws 422 for uploads that aren't the sender's */
  private async store(
    actor: Actor,
    { attachments, mentions, poll }: MessageParts,
    message: NewMessage,
  ): Promise<MessageRow | null | 'repeated'> {
    const post = async (): Promise<MessageRow | null | 'repeated'> => {
      const stored = await this.messages.post(message);
      if (stored === null || stored === 'repeated') return stored;
      return {
        ...stored,
        sender_name: actor.name,
        text_that_day: null,
        photos: null,
        files: null,
        reactions: null,
        mentions: null,
        poll: null,
        pin: null,
      };
    };
    if (attachments.length === 0 && mentions.length === 0 && poll === undefined) return post();
    return this.database.transaction(async () => {
      const row = await post();
      if (row === null || row === 'repeated') return row;
      return {
        ...row,
        ...(attachments.length === 0 ? {} : await this.uploads.attach(actor, row.id, attachments)),
        mentions: await this.mention(row, mentions, message.at),
        poll: poll === undefined ? null : await this.polls.insert(row.id, poll),
      };
    });
  }

  private async mention(row: MessageRow, accountIds: readonly string[], at: Date): Promise<MentionRow[] | null> {
    if (accountIds.length === 0) return null;
    const { added } = await this.mentions.set(row, accountIds, at);
    if (added.length > 0) {
      await this.outbox.append(PeopleMentioned, {
        conversation_id: row.conversation_id,
        message_id: row.id,
        sender_id: row.sender_id,
        account_ids: added.map(({ account_id }) => account_id),
        is_edit: false,
      });
    }
    return added;
  }

  /** @throws 422 */
  private requireFutureEnd({ closes_at: closesAt }: NewPoll): void {
    if (closesAt === null) return;
    const left = Date.parse(closesAt) - this.clock.now().getTime();
    if (left <= 0) throw unacceptable('poll', 'The closing time has passed.');
    if (left > LIMITS.pollDays * DAY_MS) throw unacceptable('poll', 'Choose a closing time within a year.');
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
