import type { ParsedInput } from '@common-roof/contracts';
import { contactOperator } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public } from '#kernel/http/roles.decorator.ts';
import { ContactService } from './contact.service.ts';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Serves(contactOperator)
  @Public()
  async write(
    @Input() { body }: ParsedInput<typeof contactOperator>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.contact.write(body, origin);
    return { message: 'Thank you. We answer by e-mail, mostly within two working days.' };
  }
}
