import type { CallResponse, ParsedInput, QuietTimes, ShowingSettings } from '@common-roof/contracts';
import {
  getQuietTimes,
  getShowingSettings,
  listShowingSlots,
  saveQuietTimes,
  saveShowingSettings,
} from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ShowingTimesService } from './showing-times.service.ts';

@Controller()
export class ShowingTimesController {
  constructor(private readonly times: ShowingTimesService) {}

  @Serves(getShowingSettings)
  @Roles('homeowner', 'admin')
  settings(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof getShowingSettings>,
  ): Promise<ShowingSettings> {
    return this.times.settings(actor, params.id);
  }

  @Serves(saveShowingSettings)
  @Roles('homeowner', 'admin')
  saveSettings(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof saveShowingSettings>,
    @Origin() origin: RequestOrigin,
  ): Promise<ShowingSettings> {
    return this.times.saveSettings(actor, params.id, body, origin);
  }

  @Serves(getQuietTimes)
  @Roles('roomie')
  quiet(@CurrentActor() actor: Actor): Promise<QuietTimes> {
    return this.times.quiet(actor);
  }

  @Serves(saveQuietTimes)
  @Roles('roomie')
  saveQuiet(@CurrentActor() actor: Actor, @Input() { body }: ParsedInput<typeof saveQuietTimes>): Promise<QuietTimes> {
    return this.times.saveQuiet(actor, body.windows);
  }

  @Serves(listShowingSlots)
  @Roles('homeowner', 'admin')
  slots(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listShowingSlots>,
  ): Promise<CallResponse<typeof listShowingSlots>> {
    return this.times.slots(actor, params.id, query);
  }
}
