import type { applyAsHomeowner, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/events/outbox.ts';
import type { RequestOrigin } from '../../platform/http/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { LinkSecrets } from '../../platform/security/link-secrets.ts';
import { RateLimits } from '../../platform/security/rate-limits.ts';
import { AccountsRepository, emailKey } from '../accounts/index.ts';
import { ApplicationConfirmed, HomeownerApplied, HomeownerAppliedAgain } from './applications.events.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/** Purpose of the link that confirms an applicant's address. */
export const APPLICATION_LINK = 'application';
/** Seven days, as an invite. */
const LINK_LIFE_SECONDS = 7 * 86_400;

/** What somebody without an account may do: apply, and prove that the address is theirs. */
@Injectable()
export class ApplyService {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountsRepository,
    private readonly secrets: LinkSecrets,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
  ) {}

  /** The caller learns nothing of whether the address is known: that is told to the address. @throws 429 */
  async apply(form: ParsedInput<typeof applyAsHomeowner>['body'], origin: RequestOrigin): Promise<void> {
    await this.limits.take('applications', origin.network);
    const key = emailKey(form.email);
    if (!(await this.limits.tryTake('applicationsOfEmail', key))) return;
    await this.database.transaction(async () => {
      const account = await this.accounts.findByEmail(form.email, 'homeowner');
      if (account) {
        // Somebody whose account was disabled is told nothing: that is between them and the admins.
        if (account.disabledAt === null) await this.outbox.append(HomeownerAppliedAgain, { account_id: account.id });
        return;
      }
      const id = await this.applications.store(
        {
          email: form.email,
          emailKey: key,
          firstName: form.first_name,
          lastName: form.last_name,
          phone: form.phone ?? null,
          city: form.city,
          houses: form.houses,
          message: form.message ?? '',
        },
        (application) => this.secrets.hash(this.secrets.secretOf(APPLICATION_LINK, application)),
      );
      await this.outbox.append(HomeownerApplied, { application_id: id });
    });
  }

  /** Following the link twice is as good as once. @throws 410 */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const confirmed = await this.applications.confirm(this.secrets.hash(token), LINK_LIFE_SECONDS);
      if (!confirmed) throw new DomainError('link_spent', { detail: 'This link has expired. Please apply again.' });
      if (confirmed.first) await this.outbox.append(ApplicationConfirmed, { application_id: confirmed.id });
    });
  }
}
