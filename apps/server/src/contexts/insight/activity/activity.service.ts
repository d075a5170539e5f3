import type { Activity, ActivitySubject, listActivity, Page, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { toPage } from '#kernel/http/page.ts';
import { toActivity } from './activity.mapper.ts';
import { ActivityRepository } from './activity.repository.ts';
import { type SubjectQuery, SubjectsRepository } from './subjects.repository.ts';

/** Serves the activity stream to admins. The controller checks the role. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly subjects: SubjectsRepository,
  ) {}

  async list(query: ParsedInput<typeof listActivity>['query'], reader: Reader): Promise<Page<Activity>> {
    return toPage(await this.activity.list(query), (row) => toActivity(row, reader));
  }

  async findSubjects(query: SubjectQuery): Promise<{ items: ActivitySubject[] }> {
    return { items: await this.subjects.find(query) };
  }
}
