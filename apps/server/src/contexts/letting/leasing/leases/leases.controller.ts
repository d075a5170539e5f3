import type { AgreementDetail, ParsedInput } from '@common-roof/contracts';
import { countersignAgreement } from '@common-roof/contracts/schemas';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, type RequestOrigin } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ReadAgreementsService } from '#contexts/letting/leasing/agreements/read-agreements.service.ts';
import { CountersignService } from './countersign.service.ts';

@Controller()
export class LeasesController {
  constructor(
    private readonly countersigning: CountersignService,
    private readonly reader: ReadAgreementsService,
  ) {}

  @Serves(countersignAgreement)
  @Roles('homeowner')
  async countersign(
    @CurrentActor() actor: Actor,
    @Input() { params, body }: ParsedInput<typeof countersignAgreement>,
    @Origin() origin: RequestOrigin,
  ): Promise<AgreementDetail> {
    await this.countersigning.countersign(actor, params.id, body, origin);
    return this.reader.get(actor, params.id, origin);
  }
}
