import type { ParsedInput } from '@common-roof/contracts';
import {
  getCanRate,
  getPrivateFeelings,
  listHomeownersForRating,
  listOwnRatings,
  listRatings,
  listRatingsFor,
  listRoomiesForRating,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { CanRateService } from './can-rate.service.ts';
import { ReadRatingsService } from './read-ratings.service.ts';

/** Routes that read ratings, and who can be rated. */
@Controller()
export class RatingsController {
  constructor(
    private readonly reader: ReadRatingsService,
    private readonly chances: CanRateService,
  ) {}

  @Serves(listRatingsFor)
  @Roles('roomie', 'homeowner', 'admin')
  listForRatee(@CurrentActor() actor: Actor, @Input() { params, query }: ParsedInput<typeof listRatingsFor>) {
    return this.reader.listForRatee(actor, params.id, query);
  }

  @Serves(listRatings)
  @Roles('admin')
  listAll(
    @CurrentActor() actor: Actor,
    @Input() { query }: ParsedInput<typeof listRatings>,
    @Origin() origin: RequestOrigin,
  ) {
    return this.reader.listAll(actor, query, origin);
  }

  @Serves(getPrivateFeelings)
  @Roles('admin')
  privateFeelings(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getPrivateFeelings>) {
    return this.reader.privateFeelings(actor, params.id);
  }

  @Serves(listOwnRatings)
  @Roles('roomie', 'homeowner')
  own(@CurrentActor() actor: Actor, @Input() { query }: ParsedInput<typeof listOwnRatings>) {
    return this.reader.own(actor, query);
  }

  @Serves(listRoomiesForRating)
  @Roles('homeowner')
  roomies(@CurrentActor() actor: Actor, @Input() { query }: ParsedInput<typeof listRoomiesForRating>) {
    return this.chances.list(actor, 'homeowner', query);
  }

  @Serves(listHomeownersForRating)
  @Roles('roomie')
  homeowners(@CurrentActor() actor: Actor, @Input() { query }: ParsedInput<typeof listHomeownersForRating>) {
    return this.chances.list(actor, 'roomie', query);
  }

  @Serves(getCanRate)
  @Roles('roomie', 'homeowner', 'admin')
  canRate(@CurrentActor() actor: Actor, @Input() { params }: ParsedInput<typeof getCanRate>) {
    return this.chances.between(actor, params.a, params.b);
  }
}
