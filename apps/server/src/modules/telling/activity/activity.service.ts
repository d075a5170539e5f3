import type { Activity, listActivity, Page, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { toPage } from '../../../platform/http/page.ts';
import { ActivityRepository, toActivity } from './activity.repository.ts';

/** For admins, whose role the controller demands. */
@Injectable()
export class ActivityService {
  constructor(private readonly activity: ActivityRepository) {}

  async list(query: ParsedInput<typeof listActivity>['query']): Promise<Page<Activity>> {
    return toPage(await this.activity.list(query), toActivity);
  }
}
