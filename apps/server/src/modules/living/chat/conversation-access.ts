import { Injectable } from '@nestjs/common';

import type { Actor } from '../../../platform/http/actor.ts';
import { DomainError, notFound } from '../../../platform/http/domain-error.ts';
import { ConversationsRepository, type FoundConversation } from './conversations.repository.ts';

/** The first line of everything that touches a conversation. */
@Injectable()
export class ConversationAccess {
  constructor(private readonly conversations: ConversationsRepository) {}

  /**
   * To read. Somebody who has left it reads on up to `until`: its `last_seq` ends there.
   * @param id a conversation, a house or a room
   * @throws 404 unless the actor belongs to it or did (admins read any, and are recorded by the caller)
   */
  async require(actor: Actor, id: string): Promise<FoundConversation> {
    const found = (await this.conversations.find(id, actor)) ?? (await this.findForPlace(actor, id));
    if (!found || !(found.is_party || found.until !== null || actor.role === 'admin')) throw notFound();
    return found;
  }

  /** To take part in it. @throws 404 as above; 409 for somebody who has left it */
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
