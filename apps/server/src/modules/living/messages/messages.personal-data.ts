import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { MessagesRepository } from './messages.repository.ts';

/** What somebody wrote to others is theirs, too: it stays, under a name that says nothing. */
@HoldsPersonalData()
@Injectable()
export class MessagesPersonalData implements HoldingPersonalData {
  constructor(private readonly messages: MessagesRepository) {}

  readonly personalData = [
    holds('messages', {
      export: { messages: ({ id, newest }) => this.messages.readableOf(id, newest) },
      kept: { text: 'What was said in a conversation is understood by the answers to it, which others wrote.' },
    }),
    holds('conversations', { kept: { roomie_id: 'The homeowner goes on reading what was agreed.' } }),
    holds('conversation_reads', { kept: { account_id: 'How far somebody had read is counted by numbers alone.' } }),
  ];
}
