import type { ContextPart } from '#kernel/database/define-context.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';
import { ContactMails } from './contact.mails.ts';
import { ContactEffects } from './contact.effects.ts';
import { ContactPersonalData } from './contact.personal-data.ts';

export const contact: ContextPart = {
  entities: [ContactMessageEntity],
  providers: [ContactRepository, ContactService, ContactMails, ContactEffects, ContactPersonalData],
  exports: [ContactService],
};
