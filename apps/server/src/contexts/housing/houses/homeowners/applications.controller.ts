import type { CallResponse, ParsedInput } from '@common-roof/contracts';
import {
  addHomeownerApplicant,
  applyAsHomeowner,
  confirmApplication,
  listHomeownerApplicants,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { ApplyService } from './apply.service.ts';
import { DecideApplicationService } from './decide-application.service.ts';

@Controller()
export class ApplicationsController {
  constructor(
    private readonly applying: ApplyService,
    private readonly deciding: DecideApplicationService,
  ) {}

  @Serves(applyAsHomeowner)
  @Public()
  async apply(
    @Input() { body }: ParsedInput<typeof applyAsHomeowner>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.applying.apply(body, origin);
    return { message: 'Thank you. Please follow the link in the e-mail that we have just sent you.' };
  }

  @Serves(confirmApplication)
  @Public()
  async confirm(
    @Input() { body }: ParsedInput<typeof confirmApplication>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.applying.confirm(body.token, origin);
    return { message: 'Your address is confirmed. You will hear from us.' };
  }

  @Serves(listHomeownerApplicants)
  @Roles('admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listHomeownerApplicants>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof listHomeownerApplicants>> {
    return this.deciding.list(actor, query, origin);
  }

  @Serves(addHomeownerApplicant)
  @Roles('admin')
  decide(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof addHomeownerApplicant>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof addHomeownerApplicant>> {
    return this.deciding.decide(actor, body, origin);
  }
}
