import { Injectable, type OnModuleInit } from '@nestjs/common';

import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type PhotoPlacePolicy, PhotoPlaces } from '#contexts/identity/media/index.ts';
import { ConversationsRepository } from './conversations.repository.ts';
import { MessagesRepository } from './messages.repository.ts';
import { Watching } from './watching.ts';

/**
 * Photos and files of a message, visible to everyone who may read it: members, people who left after it was sent, and an admin
 * who has just given a reason for reading the conversation. They are sent and deleted with the message.
 */
@Injectable()
export class MessagePhotos implements PhotoPlacePolicy, OnModuleInit {
  constructor(
    private readonly places: PhotoPlaces,
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesRepository,
    private readonly watching: Watching,
  ) {}

  onModuleInit(): void {
    this.places.register('message', this);
  }

  async mayRead(actor: Actor | null, id: string): Promise<boolean> {
    if (actor === null) return false;
    const message = await this.messages.findPlaceOf(id);
    if (!message) return false;
    if (actor.role === 'admin') return this.watching.isWatching(actor, message.conversation_id);
    const conversation = await this.conversations.find(message.conversation_id, actor);
    if (!conversation) return false;
    // For a person who has left, the conversation ends with the last message they may read.
    return (conversation.is_party || conversation.until !== null) && message.seq <= conversation.last_seq;
  }

  requireArrange(): Promise<void> {
    return Promise.reject(notFound());
  }
}
