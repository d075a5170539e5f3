import type { Page, ParsedInput, Person } from '@common-roof/contracts';
import {
  addRoomieForAdmin,
  changeHomeownerForAdmin,
  changeRoomieForAdmin,
  disableHomeowner,
  disableRoomie,
  disableAdmin,
  enableAccount,
  inviteAdmin,
  inviteAgain,
  listAdmins,
  listHomeowners,
  listRoomiesForAdmin,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { PeopleService } from './people.service.ts';

@Controller()
export class PeopleController {
  constructor(private readonly people: PeopleService) {}

  @Serves(listRoomiesForAdmin)
  @Roles('admin')
  listRoomies(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listRoomiesForAdmin>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Person>> {
    return this.people.list(actor, 'roomie', query, origin);
  }

  @Serves(addRoomieForAdmin)
  @Roles('admin')
  addRoomie(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof addRoomieForAdmin>,
    @Origin() origin: RequestOrigin,
  ): Promise<Person> {
    return this.people.addRoomie(actor, body, origin);
  }

  @Serves(changeRoomieForAdmin)
  @Roles('admin')
  changeRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeRoomieForAdmin>,
    @Origin() origin: RequestOrigin,
  ): Promise<Person> {
    return this.people.correct(actor, params.id, 'roomie', body, origin);
  }

  @Serves(disableRoomie)
  @Roles('admin')
  disableRoomie(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof disableRoomie>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.people.disable(actor, params.id, 'roomie', origin);
  }

  @Serves(listHomeowners)
  @Roles('admin')
  listHomeowners(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listHomeowners>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Person>> {
    return this.people.list(actor, 'homeowner', query, origin);
  }

  @Serves(changeHomeownerForAdmin)
  @Roles('admin')
  changeHomeowner(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeHomeownerForAdmin>,
    @Origin() origin: RequestOrigin,
  ): Promise<Person> {
    return this.people.correct(actor, params.id, 'homeowner', body, origin);
  }

  @Serves(disableHomeowner)
  @Roles('admin')
  disableHomeowner(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof disableHomeowner>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.people.disable(actor, params.id, 'homeowner', origin);
  }

  @Serves(listAdmins)
  @Roles('admin')
  listAdmins(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listAdmins>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Person>> {
    return this.people.list(actor, 'admin', query, origin);
  }

  @Serves(inviteAdmin)
  @Roles('admin')
  inviteAdmin(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof inviteAdmin>,
    @Origin() origin: RequestOrigin,
  ): Promise<Person> {
    return this.people.inviteAdmin(actor, body, origin);
  }

  @Serves(disableAdmin)
  @Roles('admin')
  disableAdmin(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof disableAdmin>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.people.disable(actor, params.id, 'admin', origin);
  }

  @Serves(inviteAgain)
  @Roles('admin')
  async inviteAgain(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof inviteAgain>,
    @Origin() origin: RequestOrigin,
  ): Promise<{ message: string }> {
    await this.people.inviteAgain(actor, params.id, origin);
    return { message: 'The invitation is on its way.' };
  }

  @Serves(enableAccount)
  @Roles('admin')
  enable(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof enableAccount>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.people.enable(actor, params.id, origin);
  }
}
