import type { contactOperator, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ContactMessageWritten } from './contact.events.ts';
import { ContactRepository } from './contact.repository.ts';

/** Messages to the operator of this installation. */
@Injectable()
export class ContactService {
  constructor(
    private readonly database: Database,
    private readonly messages: ContactRepository,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
  ) {}

  /** Stores the message and e-mails it to the operator. @throws 429 */
  async write(message: ParsedInput<typeof contactOperator>['body'], origin: RequestOrigin): Promise<void> {
    await this.limits.consume('contact', origin.network);
    await this.database.transaction(async () => {
      const id = await this.messages.insert(message);
      await this.outbox.append(ContactMessageWritten, { contact_message_id: id });
    });
  }
}
