import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ConversationAccess } from './conversation-access.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { ReadMessagesService } from './read-messages.service.ts';

/**
 * Serves `/api/roomies/{id}/messages/unread-count`: the id selects a roomie's room conversation, and the count is the
 * caller's.
 */
@Injectable()
export class UnreadCountService {
  constructor(
    private readonly access: Access,
    private readonly conversationAccess: ConversationAccess,
    private readonly conversations: ConversationsRepository,
    private readonly reader: ReadMessagesService,
  ) {}

  /** @throws 404 unless the roomie is the caller, or a roomie of the caller as homeowner */
  async getForRoomie(actor: Actor, roomieId: string): Promise<{ unread: number; total: number }> {
    const relation = await this.access.requireRoomie(actor, roomieId);
    if (relation !== 'self' && relation !== 'owner') throw notFound();
    const conversationId = await this.conversations.idOfRoomie(roomieId);
    if (conversationId !== undefined) await this.conversationAccess.require(actor, conversationId);
    return this.reader.countUnread(actor, conversationId);
  }
}
