import {
  type Activity,
  type FailedEmail,
  getOverview,
  listActivity,
  listFailedEmails,
  type Overview,
  type Page,
  type ParsedInput,
  retryEmail,
  retryFailedEmails,
} from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Controller } from '@nestjs/common';

import { Unaudited } from '../../../platform/audit/unaudited.ts';
import { Reading } from '../../../platform/http/actor.ts';
import { Input, Serves } from '../../../platform/http/call.decorator.ts';
import { Roles } from '../../../platform/http/roles.decorator.ts';
import { ActivityService } from './activity.service.ts';
import { FailedEmailsService } from './failed-emails.service.ts';
import { OverviewService } from './overview.service.ts';

@Controller()
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly overview: OverviewService,
    private readonly emails: FailedEmailsService,
  ) {}

  @Serves(listActivity)
  @Roles('admin')
  @Unaudited('a redacted stream and counts')
  list(@Input() { query }: ParsedInput<typeof listActivity>, @Reading() reader: Reader): Promise<Page<Activity>> {
    return this.activity.list(query, reader);
  }

  @Serves(getOverview)
  @Roles('admin')
  @Unaudited('a redacted stream and counts')
  getOverview(): Promise<Overview> {
    return this.overview.get();
  }

  @Serves(listFailedEmails)
  @Roles('admin')
  failedEmails(@Input() { query }: ParsedInput<typeof listFailedEmails>): Promise<Page<FailedEmail>> {
    return this.emails.list(query);
  }

  @Serves(retryEmail)
  @Roles('admin')
  async retry(@Input() { params }: ParsedInput<typeof retryEmail>): Promise<{ message: string }> {
    await this.emails.retry(params.id);
    return { message: 'It is tried again.' };
  }

  @Serves(retryFailedEmails)
  @Roles('admin')
  retryAll(): Promise<{ count: number }> {
    return this.emails.retryAll();
  }
}
