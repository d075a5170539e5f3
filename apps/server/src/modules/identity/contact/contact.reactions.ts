import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/config.ts';
import { on, type Reacting, Reactions } from '../../../platform/events/reactions.ts';
import { ContactMessageWritten } from './contact.events.ts';

@Reactions()
@Injectable()
export class ContactReactions implements Reacting {
  constructor(private readonly config: Config) {}

  readonly reactions = [
    on(ContactMessageWritten, {
      mail: ({ contact_message_id }) => ({
        template: 'contact-message',
        to: { id: null, email: this.config.env.OPERATOR_EMAIL, locale: null },
        data: { contact_message_id },
        key: `contact-message:${contact_message_id}`,
      }),
    }),
  ];
}
