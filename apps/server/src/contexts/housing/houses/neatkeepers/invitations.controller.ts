import type { KeeperInvitation, ParsedInput, ReceivedInvitation } from '@common-roof/contracts';
import {
  answerInvitation,
  inviteNeatkeeper,
  listOwnInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { InvitationsService } from './invitations.service.ts';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Serves(inviteNeatkeeper)
  @Roles('homeowner', 'admin')
  async invite(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof inviteNeatkeeper>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ invitations: KeeperInvitation[] }> {
    return { invitations: await this.invitations.invite(actor, body, origin) };
  }

  @Serves(listOwnInvitations)
  @Roles('neatkeeper')
  own(@CurrentActor() actor: Actor): Promise<{ items: ReceivedInvitation[] }> {
    return this.invitations.own(actor);
  }

  @Serves(answerInvitation)
  @Roles('neatkeeper')
  answer(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof answerInvitation>): Promise<void> {
    return this.invitations.answer(actor, params.id, body.answer);
  }

  @Serves(withdrawInvitation)
  @Roles('homeowner', 'admin')
  withdraw(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof withdrawInvitation>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.invitations.withdraw(actor, params.id, origin);
  }

  @Serves(resendInvitation)
  @Roles('homeowner', 'admin')
  resend(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof resendInvitation>,
    @Origin() origin: RequestOrigin,
  ): Promise<KeeperInvitation> {
    return this.invitations.resend(actor, params.id, origin);
  }
}
