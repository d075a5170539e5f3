import type { ParsedInput } from '@common-roof/contracts';
import { editRating, rateHomeowner, rateRoomie, removeRating, replyToRating } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ChangeRatingService } from './change-rating.service.ts';
import { RemoveRatingService } from './remove-rating.service.ts';
import { WriteRatingService } from './write-rating.service.ts';

/** Routes that write, change, answer and remove ratings. */
@Controller()
export class WriteRatingsController {
  constructor(
    private readonly writing: WriteRatingService,
    private readonly changing: ChangeRatingService,
    private readonly removing: RemoveRatingService,
  ) {}

  @Serves(rateHomeowner)
  @Roles('roomie')
  rateHomeowner(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof rateHomeowner>) {
    return this.writing.rateHomeowner(actor, body);
  }

  @Serves(rateRoomie)
  @Roles('homeowner')
  rateRoomie(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof rateRoomie>) {
    return this.writing.rateRoomie(actor, body);
  }

  @Serves(editRating)
  @Roles('roomie', 'homeowner')
  edit(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof editRating>) {
    return this.changing.edit(actor, params.id, body);
  }

  @Serves(replyToRating)
  @Roles('roomie', 'homeowner')
  reply(@CurrentActor() actor: Actor, @Input() { params, body }: ParsedInput<typeof replyToRating>) {
    return this.changing.reply(actor, params.id, body);
  }

  @Serves(removeRating)
  @Roles('admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof removeRating>,
    @Origin() origin: RequestOrigin,
  ): Promise<void> {
    return this.removing.remove(actor, params.id, body.reason, origin);
  }
}
