import type { CallResponse, KeptHouse, Neatkeeper, Page, ParsedInput } from '@common-roof/contracts';
import {
  addNeatkeeper,
  changeNeatkeeper,
  endNeatkeeper,
  getNeatkeeper,
  listKeptHouses,
  listNeatkeepers,
  listNeatkeepersOfHomeowner,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ProfilesService } from '#contexts/identity/accounts/index.ts';
import { toNeatkeeper } from './neatkeepers.mapper.ts';
import { NeatkeepersService } from './neatkeepers.service.ts';
import { ReadNeatkeepersService } from './read-neatkeepers.service.ts';

@Controller()
export class NeatkeepersController {
  constructor(
    private readonly neatkeepers: NeatkeepersService,
    private readonly reading: ReadNeatkeepersService,
    private readonly profiles: ProfilesService,
  ) {}

  @Serves(listNeatkeepers)
  @Roles('homeowner', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listNeatkeepers>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<Neatkeeper>> {
    return this.reading.list(actor, query, origin);
  }

  @Serves(listNeatkeepersOfHomeowner)
  @Roles('homeowner', 'admin')
  listForHomeowner(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listNeatkeepersOfHomeowner>,
    @Origin() origin: RequestOrigin,
  ): Promise<CallResponse<typeof listNeatkeepersOfHomeowner>> {
    return this.reading.listForHomeowner(actor, params.id, query, origin);
  }

  @Serves(listKeptHouses)
  @Roles('neatkeeper', 'admin')
  listHouses(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listKeptHouses>,
    @Origin() origin: RequestOrigin,
  ): Promise<Page<KeptHouse>> {
    return this.reading.listHouses(actor, query, origin);
  }

  @Serves(getNeatkeeper)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  get(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getNeatkeeper>,
    @Origin() origin: RequestOrigin,
  ): Promise<Neatkeeper> {
    return this.reading.get(actor, params.id, origin);
  }

  @Serves(addNeatkeeper)
  @Roles('admin')
  async addNeatkeeper(
    @CurrentActor() actor: Actor,
    @Input() { body }: ParsedInput<typeof addNeatkeeper>,
    @Origin() origin: RequestOrigin,
  ): Promise<Neatkeeper> {
    const {
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      photo,
      phone,
    } = await this.neatkeepers.addNeatkeeper(actor, body, origin);
    const names = { first_name: firstName, last_name: lastName };
    return toNeatkeeper({ id, email, ...names, photo, phone, about: '', disabled: false, houses: [] });
  }

  /** A homeowner changes the cleaning times, a neatkeeper their profile; neither changes the other's part. */
  @Serves(changeNeatkeeper)
  @Roles('homeowner', 'neatkeeper', 'admin')
  async change(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof changeNeatkeeper>,
    @Origin() origin: RequestOrigin,
  ): Promise<Neatkeeper> {
    const { id } = params;
    await this.reading.lookUp(actor, id);
    if ('assignments' in body) {
      if (actor.role === 'neatkeeper')
        throw new DomainError('forbidden', { detail: 'Only your homeowner can change your cleaning days.' });
      await this.neatkeepers.change(actor, id, body.assignments, origin);
    } else {
      if (actor.role === 'homeowner') throw new DomainError('forbidden', { detail: 'Only they can enter their name.' });
      await this.profiles.saveNeatkeeper(actor, id, body, origin);
    }
    return this.reading.lookUp(actor, id);
  }

  @Serves(endNeatkeeper)
  @Roles('homeowner', 'admin')
  endContract(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof endNeatkeeper>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.neatkeepers.endContract(actor, params.id, body?.house_id, origin);
  }
}
