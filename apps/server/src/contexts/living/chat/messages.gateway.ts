import { type Ack, type Message, type SyncPage, TYPING_INTERVAL_MS } from '@common-roof/contracts';
import { ReadMessageFrame, SendMessageFrame, SyncFrame, TypingFrame } from '@common-roof/contracts/schemas';
import type { OnModuleInit } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { Frames } from '#kernel/realtime/frames.ts';
import { LiveRooms } from '#kernel/realtime/live-rooms.ts';
import type { LiveSocket } from '#kernel/realtime/realtime-server.ts';
import { room } from '#kernel/realtime/realtime.ts';
import { ConversationAccess } from './conversation-access.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { ReadMessagesService } from './read-messages.service.ts';
import { SendMessageService } from './send-message.service.ts';

/** Handles chat over sockets. Every frame checks in the database that its sender still belongs to the conversation. */
@WebSocketGateway()
export class MessagesGateway implements OnModuleInit {
  private readonly lastTyping = new WeakMap<LiveSocket, number>();

  constructor(
    private readonly frames: Frames,
    private readonly rooms: LiveRooms,
    private readonly access: ConversationAccess,
    private readonly conversations: ConversationsRepository,
    private readonly sender: SendMessageService,
    private readonly reader: ReadMessagesService,
  ) {}

  onModuleInit(): void {
    this.rooms.register(async (actors) => {
      const idsOf = (role: 'roomie' | 'homeowner') =>
        this.conversations.listIds(
          actors.filter((actor) => actor.role === role).map(({ accountId }) => accountId),
          role,
        );
      const rooms = new Map<string, string[]>();
      for (const { account_id: accountId, id } of (await Promise.all([idsOf('roomie'), idsOf('homeowner')])).flat()) {
        rooms.set(accountId, [...(rooms.get(accountId) ?? []), room.conversation(id)]);
      }
      return rooms;
    });
  }

  @SubscribeMessage('message:send')
  send(@ConnectedSocket() socket: LiveSocket, @MessageBody() frame: unknown): Promise<Ack<{ message: Message }>> {
    return this.frames.answer(socket, 'message:send', SendMessageFrame, frame, async (input, actor) => {
      const { message } = await this.sender.send(actor, input);
      return { message };
    });
  }

  @SubscribeMessage('message:read')
  read(@ConnectedSocket() socket: LiveSocket, @MessageBody() frame: unknown): Promise<Ack<{ last_read_seq: number }>> {
    return this.frames.answer(socket, 'message:read', ReadMessageFrame, frame, async (input, actor) => ({
      last_read_seq: await this.reader.markRead(actor, input.conversation_id, input.seq),
    }));
  }

  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: LiveSocket, @MessageBody() frame: unknown): Promise<Ack> {
    return this.frames.answer(socket, 'typing', TypingFrame, frame, async (input, actor) => {
      const now = Date.now();
      if (now - (this.lastTyping.get(socket) ?? 0) < TYPING_INTERVAL_MS)
        throw new DomainError('rate_limited', { retryAfter: 3 });
      this.lastTyping.set(socket, now);
      const { id, is_party: isParty } = await this.access.requirePart(actor, input.conversation_id);
      if (!isParty) throw new DomainError('forbidden');
      socket
        .to(room.conversation(id))
        .emit('typing', { conversation_id: id, account_id: actor.accountId, name: actor.name });
      return {};
    });
  }

  @SubscribeMessage('conversation:sync')
  sync(@ConnectedSocket() socket: LiveSocket, @MessageBody() frame: unknown): Promise<Ack<SyncPage>> {
    return this.frames.answer(socket, 'conversation:sync', SyncFrame, frame, (input, actor) =>
      this.reader.sync(actor, input),
    );
  }
}
