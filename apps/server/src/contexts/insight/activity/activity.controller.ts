import type { Activity, CallResponse, Page, ParsedInput } from '@common-roof/contracts';
import { findActivitySubjects, listActivity } from '@common-roof/contracts/schemas';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { Unaudited } from '#kernel/http/unaudited.ts';
import { Reading } from '#kernel/http/actor.ts';
import { Input, Serves } from '#kernel/http/call.decorator.ts';
import { Roles } from '#kernel/http/roles.decorator.ts';
import { ActivityService } from './activity.service.ts';

@Controller()
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Serves(listActivity)
  @Roles('admin')
  @Unaudited('a redacted stream and counts')
  list(@Input() { query }: ParsedInput<typeof listActivity>, @Reading() reader: Reader): Promise<Page<Activity>> {
    return this.activity.list(query, reader);
  }

  @Serves(findActivitySubjects)
  @Roles('admin')
  @Unaudited('names, which the stream has anyway')
  findSubjects(
    @Input() { query }: ParsedInput<typeof findActivitySubjects>,
  ): Promise<CallResponse<typeof findActivitySubjects>> {
    return this.activity.findSubjects(query);
  }
}
