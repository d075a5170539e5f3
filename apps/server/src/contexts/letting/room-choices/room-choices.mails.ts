import { roomChoice, roomChoiceOver } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { RoomChoiceLinks } from './room-choice-links.ts';
import { RoomChoicesReadModel } from './room-choices-read-model.ts';

/** Reasons for an e-mail to a person who chooses a room. */
const NEWS = ['invited', 'extended', 'reminder', 'proposed', 'over'] as const;
export type ChoiceNews = (typeof NEWS)[number];

/** E-mails to people without an account. */
@Injectable()
export class RoomChoicesMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly readModel: RoomChoicesReadModel,
    private readonly links: RoomChoiceLinks,
  ) {}

  onModuleInit(): void {
    this.composers.register('room-choice', (email) => this.compose(email));
  }

  /** Null for news that is none any more: answered, or over. */
  private async compose(email: EmailToCompose): Promise<ComposedEmail | null> {
    const personId = String(email.data['person_id']);
    const why = NEWS.find((news) => news === email.data['why']);
    const row = await this.readModel.findOfPerson(personId);
    const person = row?.people.find(({ id }) => id === personId);
    if (!row || !person || why === undefined) return null;
    const facts = { firstName: person.first_name, homeowner: row.homeowner, house: row.house };
    if (why === 'over') return row.ended === null ? null : roomChoiceOver({ ...facts, why: row.ended }, email.reader);
    const isProposal = why === 'proposed';
    if (row.state !== (isProposal ? 'proposed' : 'collecting')) return null;
    if (isProposal ? person.has_accepted : person.has_answered) return null;
    const at = (isProposal && row.reply_by ? row.reply_by : row.closes_at).toISOString();
    const url = await this.links.address(personId);
    return roomChoice({ ...facts, why, until: { at, zone: row.time_zone }, url }, email.reader);
  }
}
