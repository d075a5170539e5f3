import type { ParsedInput, Visit } from '@common-roof/contracts';
import { answerVisit, readVisit } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Public } from '#kernel/http/roles.decorator.ts';
import { VisitsService } from './visits.service.ts';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Serves(readVisit)
  @Public()
  read(@Input() { body }: ParsedInput<typeof readVisit>, @Origin() origin: RequestOrigin): Promise<Visit> {
    return this.visits.read(body.token, origin);
  }

  @Serves(answerVisit)
  @Public()
  answer(@Input() { body }: ParsedInput<typeof answerVisit>, @Origin() origin: RequestOrigin): Promise<Visit> {
    return this.visits.answer(body, origin);
  }
}
