import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { when, type EffectsProvider, DeclaresEffects } from '#kernel/events/effects.ts';
import { ContactMessageWritten } from './contact.events.ts';

@DeclaresEffects()
@Injectable()
export class ContactEffects implements EffectsProvider {
  constructor(private readonly config: Config) {}

  readonly effects = [
    when(ContactMessageWritten, {
      mail: ({ contact_message_id }) => ({
        template: 'contact-message',
        to: { id: null, email: this.config.env.OPERATOR_EMAIL, locale: null },
        data: { contact_message_id },
        key: `contact-message:${contact_message_id}`,
      }),
    }),
  ];
}
