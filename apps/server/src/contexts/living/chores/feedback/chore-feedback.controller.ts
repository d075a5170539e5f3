import type { ChoreFeedback, Page, ParsedInput } from '@common-roof/contracts';
import {
  giveChoreFeedback,
  listChoreFeedback,
  removeChoreFeedback,
  seeToChoreFeedback,
} from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ChoreFeedbackService } from './chore-feedback.service.ts';

@Controller()
export class ChoreFeedbackController {
  constructor(private readonly feedback: ChoreFeedbackService) {}

  @Serves(giveChoreFeedback)
  @Roles('roomie', 'homeowner', 'neatkeeper')
  giveFeedback(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof giveChoreFeedback>,
    @Reading() reader: Reader,
  ): Promise<ChoreFeedback> {
    return this.feedback.giveFeedback(actor, params.id, body, reader);
  }

  @Serves(listChoreFeedback)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  list(
    @CurrentActor() actor: Actor,
    @Input() { params, query }: ParsedInput<typeof listChoreFeedback>,
    @Reading() reader: Reader,
  ): Promise<Page<ChoreFeedback>> {
    return this.feedback.list(actor, params.id, query, reader);
  }

  @Serves(seeToChoreFeedback)
  @Roles('homeowner', 'admin')
  seeTo(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof seeToChoreFeedback>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<ChoreFeedback> {
    return this.feedback.seeTo(actor, params.id, body.seen_to, reader, origin);
  }

  @Serves(removeChoreFeedback)
  @Roles('roomie', 'homeowner', 'neatkeeper', 'admin')
  remove(
    @CurrentActor() actor: Actor,
    @Input() { params }: ParsedInput<typeof removeChoreFeedback>,
    @Reading() reader: Reader,
    @Origin() origin: RequestOrigin,
  ): Promise<ChoreFeedback> {
    return this.feedback.remove(actor, params.id, reader, origin);
  }
}
