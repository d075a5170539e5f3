import { answerVisit, type ParsedInput, readVisit, type Visit } from '@common-roof/contracts';
import { Controller } from '@nestjs/common';

import { Input, Serves } from '../../platform/http/call.decorator.ts';
import { Public } from '../../platform/http/roles.decorator.ts';
import { VisitsService } from './visits.service.ts';

@Controller()
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  @Serves(readVisit)
  @Public()
  read(@Input() { body }: ParsedInput<typeof readVisit>): Promise<Visit> {
    return this.visits.read(body.token);
  }

  @Serves(answerVisit)
  @Public()
  answer(@Input() { body }: ParsedInput<typeof answerVisit>): Promise<Visit> {
    return this.visits.answer(body);
  }
}
