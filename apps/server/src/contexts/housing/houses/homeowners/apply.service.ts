import type { applyAsHomeowner, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { defineCapability } from '#kernel/capabilities/capability.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { RequestOrigin } from '#kernel/http/actor.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { AccountsReadModel, emailKey } from '#contexts/identity/accounts/index.ts';
import { ApplicationConfirmed, HomeownerApplied, HomeownerAppliedAgain } from './applications.events.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/** Confirms an applicant's address, and with it the form that the e-mail was about. */
export const APPLICATION_LINK = defineCapability({
  kind: 'application',
  page: '/confirm-application?token=',
  lifeSeconds: 7 * 86_400,
  uses: null,
  advice: 'Please apply again.',
});

/** Lets a person without an account apply as a homeowner and confirm their address. */
@Injectable()
export class ApplyService {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountsReadModel,
    private readonly capabilities: Capabilities,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
  ) {}

  /** The response does not reveal whether the address is known: that is e-mailed to the address. @throws 429 */
  async apply(form: ParsedInput<typeof applyAsHomeowner>['body'], origin: RequestOrigin): Promise<void> {
    await this.limits.consume('applications', origin.network);
    const key = emailKey(form.email);
    if (!(await this.limits.tryTake('applicationsOfEmail', key))) return;
    await this.database.transaction(async () => {
      const account = await this.accounts.findByEmail(form.email, 'homeowner');
      if (account) {
        // The owner of a disabled account gets no e-mail: that is between them and the admins.
        if (account.disabled_at === null) await this.outbox.append(HomeownerAppliedAgain, { account_id: account.id });
        return;
      }
      const id = await this.applications.store({
        email: form.email,
        emailKey: key,
        firstName: form.first_name,
        lastName: form.last_name,
        phone: form.phone ?? null,
        city: form.city,
        houses: form.houses,
        message: form.message ?? '',
        locale: origin.locale,
      });
      await this.outbox.append(HomeownerApplied, { application_id: id });
    });
  }

  /**
   * Following the link twice has the same result as once.
   * @throws 409 when another form of this address counts, 410, 429
   */
  async confirm(token: string, origin: RequestOrigin): Promise<void> {
    const { subjectId } = await this.capabilities.open(APPLICATION_LINK, token, origin);
    await this.database.transaction(async () => {
      const isFirst = await this.applications.confirm(subjectId);
      if (isFirst) await this.outbox.append(ApplicationConfirmed, { application_id: subjectId });
    });
  }
}
