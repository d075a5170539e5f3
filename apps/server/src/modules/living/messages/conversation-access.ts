import { Injectable } from '@nestjs/common';

import type { Actor } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { ConversationsRepository, type FoundConversation } from './conversations.repository.ts';

/** The first line of everything that touches a conversation. */
@Injectable()
export class ConversationAccess {
  constructor(private readonly conversations: ConversationsRepository) {}

  /**
   * @param id a conversation, a house or a room
   * @throws 404 unless the actor belongs to it (admins read any, and are recorded by the caller)
   */
  async require(actor: Actor, id: string): Promise<FoundConversation> {
    const found = (await this.conversations.find(id, actor)) ?? (await this.ofPlace(actor, id));
    if (!found || !(found.is_party || actor.role === 'admin')) throw notFound();
    return found;
  }

  private async ofPlace(actor: Actor, id: string): Promise<FoundConversation | undefined> {
    const conversationId = await this.conversations.idOfPlace(id);
    return conversationId === undefined ? undefined : this.conversations.find(conversationId, actor);
  }
}
