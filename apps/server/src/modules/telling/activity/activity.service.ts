import type { Activity, listActivity, Page, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { idCursor, readCursor, toPage } from '../../../platform/http/cursor.ts';
import { toActivity } from './activity.mapper.ts';
import { ActivityRepository } from './activity.repository.ts';

/** For admins, whose role the controller demands. */
@Injectable()
export class ActivityService {
  constructor(private readonly activity: ActivityRepository) {}

  async list(query: ParsedInput<typeof listActivity>['query'], reader: Reader): Promise<Page<Activity>> {
    const filter = { kind: query.kind, houseId: query.house_id, accountId: query.account_id };
    const rows = await this.activity.list(filter, readCursor(query.cursor, idCursor), query.limit + 1);
    return toPage(
      rows,
      query.limit,
      (row) => toActivity(row, reader),
      ({ id }) => id,
    );
  }
}
