import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { ConversationsRepository, type FoundConversation } from './conversations.repository.ts';

/** Checks access. Every use of a conversation starts here. */
@Injectable()
export class ConversationAccess {
  constructor(private readonly conversations: ConversationsRepository) {}

  /**
   * Checks read access. A person who has left reads up to `until`: their `last_seq` ends there.
   * @param id a conversation, a house or a room
   * @throws 404 unless the actor belongs or belonged to it (admins read any, and the caller records it)
   */
  async require(actor: Actor, id: string): Promise<FoundConversation> {
    const found = (await this.conversations.find(id, actor)) ?? (await this.findForPlace(actor, id));
    if (!found || !(found.is_party || found.until !== null || actor.role === 'admin')) throw notFound();
    return found;
  }

  /** Checks that the actor may take part. @throws 404 as for `require`; 409 for a person who has left */
  async requirePart(actor: Actor, id: string): Promise<FoundConversation> {
    const found = await this.require(actor, id);
    if (found.until !== null) {
      throw new DomainError('conflict', { detail: 'You’ve moved out. You can still read messages from before.' });
    }
    return found;
  }

  private async findForPlace(actor: Actor, id: string): Promise<FoundConversation | undefined> {
    const conversationId = await this.conversations.idOfPlace(id, actor.accountId);
    return conversationId === undefined ? undefined : this.conversations.find(conversationId, actor);
  }
}
