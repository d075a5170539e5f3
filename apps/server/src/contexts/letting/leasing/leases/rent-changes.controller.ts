import type { LeaseRent, ParsedInput } from '@common-roof/contracts';
import { announceRent, answerRentChange, getLeaseRent, withdrawRentChange } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { AnnounceRentService } from './announce-rent.service.ts';
import { LeaseRentService } from './lease-rent.service.ts';

/** Routes for the rent of a lease and its announced changes. */
@Controller()
export class RentChangesController {
  constructor(
    private readonly rents: LeaseRentService,
    private readonly announcing: AnnounceRentService,
  ) {}

  @Serves(getLeaseRent)
  @Roles('roomie', 'homeowner', 'admin')
  get(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getLeaseRent>): Promise<LeaseRent> {
    return this.rents.get(actor, params.id);
  }

  @Serves(announceRent)
  @Roles('homeowner')
  announce(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof announceRent>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseRent> {
    return this.announcing.announce(actor, params.id, body, origin);
  }

  @Serves(answerRentChange)
  @Roles('roomie')
  answer(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof answerRentChange>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseRent> {
    return this.announcing.answer(actor, params.id, body, origin);
  }

  @Serves(withdrawRentChange)
  @Roles('homeowner')
  withdraw(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof withdrawRentChange>,
    @Origin() origin: RequestOrigin,
  ): Promise<LeaseRent> {
    return this.announcing.withdraw(actor, params.id, origin);
  }
}
