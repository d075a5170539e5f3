import type { Me, MyProfile, ParsedInput } from '@common-roof/contracts';
import { acceptTerms, getMe } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { type Actor, CurrentActor } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { BeforeFactor, Roles, WhileLeaving } from '#kernel/http/roles.decorator.ts';
import { AccountsService } from './accounts.service.ts';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Serves(getMe)
  @WhileLeaving()
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @BeforeFactor()
  @Unaudited('their own account')
  me(@CurrentActor() actor: Actor): Promise<Me> {
    return this.accounts.me(actor);
  }

  @Serves(acceptTerms)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  @Unaudited('their own account')
  acceptTerms(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof acceptTerms>,
  ): Promise<MyProfile['terms']> {
    return this.accounts.acceptTerms(actor, body.version);
  }
}
