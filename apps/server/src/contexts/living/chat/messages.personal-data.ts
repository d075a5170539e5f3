import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { MessagesRepository } from './messages.repository.ts';

/** Personal data: messages also belong to their recipients, so they are kept under an anonymous name. */
@DeclaresPersonalData()
@Injectable()
export class MessagesPersonalData implements PersonalDataProvider {
  constructor(private readonly messages: MessagesRepository) {}

  readonly personalData = [
    personalData('messages', {
      export: { messages: ({ id, newest }) => this.messages.readableOf(id, newest) },
      retained: { text: 'What was said in a conversation is understood by the answers to it, which others wrote.' },
    }),
    personalData('conversations', { retained: { roomie_id: 'The homeowner goes on reading what was agreed.' } }),
    personalData('conversation_reads', {
      retained: { account_id: 'How far somebody had read is counted by numbers alone.' },
    }),
  ];
}
