import type { SampleHouse } from '@common-roof/contracts';
import { getSampleHouse, makeSampleHouse, removeSampleHouse } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { type Actor, CurrentActor, Origin, Reading, type RequestOrigin } from '#kernel/http/actor.ts';
import { Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { SampleHouseService } from './sample-house.service.ts';

@Controller()
export class SampleHouseController {
  constructor(private readonly samples: SampleHouseService) {}

  @Serves(getSampleHouse)
  @Roles('homeowner')
  get(@CurrentActor() actor: Actor): Promise<SampleHouse> {
    return this.samples.get(actor);
  }

  @Serves(makeSampleHouse)
  @Roles('homeowner')
  make(@CurrentActor() actor: Actor, @Reading() reader: Reader, @Origin() origin: RequestOrigin): Promise<SampleHouse> {
    return this.samples.make(actor, reader, origin);
  }

  @Serves(removeSampleHouse)
  @Roles('homeowner')
  async remove(@CurrentActor() { accountId }: Actor): Promise<void> {
    await this.samples.remove(accountId);
  }
}
