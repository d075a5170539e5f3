import type { Applicant, CallResponse, Page, ParsedInput } from '@common-roof/contracts';
import {
  addApplicant,
  confirmAdApplication,
  listApplicants,
  listWaitingApplicants,
  moveApplicant,
  withdrawAdApplication,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public, Roles } from '#kernel/http/roles.decorator.ts';
import { ApplicantsService } from './applicants.service.ts';
import { ApplyForRoomService } from './apply-for-room.service.ts';

@Controller()
export class ApplicantsController {
  constructor(
    private readonly applying: ApplyForRoomService,
    private readonly applicants: ApplicantsService,
  ) {}

  @Serves(addApplicant)
  @Public()
  async apply(
    @Input() { body }: ParsedInput<typeof addApplicant>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.applying.apply(body, origin);
    return { message: 'Thank you. Please follow the link in the e-mail that we have just sent you.' };
  }

  @Serves(confirmAdApplication)
  @Public()
  async confirm(
    @Input() { body }: ParsedInput<typeof confirmAdApplication>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.applying.confirm(body.token, origin);
    return { message: 'Your address is confirmed, and your application is with the homeowner.' };
  }

  @Serves(withdrawAdApplication)
  @Public()
  async withdraw(
    @Input() { body }: ParsedInput<typeof withdrawAdApplication>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.applying.withdraw(body.token, origin);
    return { message: 'Your application is taken back.' };
  }

  @Serves(listApplicants)
  @Roles('homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listApplicants>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Applicant>> {
    return this.applicants.list(actor, params.id, query, origin);
  }

  @Serves(moveApplicant)
  @Roles('homeowner', 'admin')
  move(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof moveApplicant>,
    @Origin() origin: RequestOrigin,
  ): Promise<Applicant> {
    return this.applicants.move(actor, params.id, body, origin);
  }

  @Serves(listWaitingApplicants)
  @Roles('homeowner')
  waiting(@CurrentActor() actor: Actor): Promise<CallResponse<typeof listWaitingApplicants>> {
    return this.applicants.waiting(actor);
  }
}
