import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { MentionsRepository } from './mentions.repository.ts';
import { MessagesOfPerson } from './messages-of-person.repository.ts';
import { MessagesRepository } from './messages.repository.ts';
import { PinsRepository } from './pins.repository.ts';
import { PollsRepository } from './polls.repository.ts';
import { ReactionsRepository } from './reactions.repository.ts';

/** Personal data: messages also belong to their recipients, so they are kept under an anonymous name. */
@DeclaresPersonalData()
@Injectable()
export class MessagesPersonalData implements PersonalDataProvider {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly ofPerson: MessagesOfPerson,
    private readonly images: Images,
    private readonly reactions: ReactionsRepository,
    private readonly mentions: MentionsRepository,
    private readonly polls: PollsRepository,
    private readonly pins: PinsRepository,
    private readonly clock: Clock,
  ) {}

  readonly personalData = [
    personalData('messages', {
      export: { messages: ({ id, newest }) => this.ofPerson.readableOf(id, newest) },
      // A photo, a voice or a document shows its sender's life, and no answer depends on having it.
      forget: (id) => this.removeUploads(id),
      retained: {
        text: 'What was said in a conversation is understood by the answers to it, which others wrote.',
        words: 'The words of the text, for searching.',
      },
    }),
    personalData('message_reactions', {
      export: { reactions: ({ id, newest }) => this.reactions.exportOf(id, newest) },
      forget: (id) => this.removeReactions(id),
    }),
    personalData('message_mentions', {
      export: { mentions: ({ id, newest }) => this.mentions.exportOf(id, newest) },
      forget: (id) => this.removeMentions(id),
    }),
    personalData('polls', {
      export: { polls: ({ id, newest }) => this.polls.exportOf(id, newest) },
      retained: { options: 'Without what was asked, nobody understands what the others answered.' },
    }),
    personalData('poll_votes', {
      export: { poll_votes: ({ id, newest }) => this.polls.exportVotesOf(id, newest) },
      retained: { account_id: 'What a house has decided stays decided. The answer has no name any more.' },
    }),
    personalData('message_pins', {
      export: { pins: ({ id, newest }) => this.pins.exportOf(id, newest) },
      retained: { account_id: 'What is pinned belongs to the conversation. It has no name any more.' },
    }),
    personalData('conversations', { retained: { roomie_id: 'The homeowner goes on reading what was agreed.' } }),
    personalData('conversation_reads', {
      retained: { account_id: 'How far somebody had read is counted by numbers alone.' },
    }),
  ];

  private async removeReactions(accountId: string): Promise<void> {
    for (const { message_id, conversation_id } of await this.reactions.listOf(accountId)) {
      await this.reactions.remove(message_id, accountId, await this.messages.nextChange(conversation_id));
    }
  }

  private async removeMentions(accountId: string): Promise<void> {
    for (const { message_id, conversation_id } of await this.mentions.listOfPerson(accountId)) {
      await this.mentions.remove(message_id, accountId, await this.messages.nextChange(conversation_id));
    }
  }

  /** Removes the photos and files a person sent. A message that was nothing else is deleted. */
  private async removeUploads(accountId: string): Promise<void> {
    for (const { id, conversation_id, text } of await this.ofPerson.withUploadsOf(accountId)) {
      await this.images.clear({ kind: 'message', id });
      const change = await this.messages.nextChange(conversation_id);
      if (text === '') await this.messages.bury(id, this.clock.now(), change);
      else await this.ofPerson.removeUploads(id, change);
    }
  }
}
