import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  did,
  on,
  type RaisedAlert,
  type Reacting,
  Reactions,
  type RequestedEmail,
} from '../../../platform/events/reactions.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import {
  ApplicationConfirmed,
  ApplicationDecided,
  HomeownerApplied,
  HomeownerAppliedAgain,
} from './applications.events.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/**
 * What waits for an admin is told to all of them, and is done for all of them when one has decided. Who would like to list
 * houses is a person without an account: the stream does not name them.
 */
@Reactions()
@Injectable()
export class ApplicationsReactions implements Reacting {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  readonly reactions = [
    // By event: who sends the form again, because the first e-mail did not come, gets another.
    on(HomeownerApplied, { mail: ({ application_id }) => this.mailTo(application_id, 'application-received') }),
    on(HomeownerAppliedAgain, {
      mail: async ({ account_id }) => {
        const account = await this.accounts.find(account_id);
        return account && { template: 'already-homeowner', to: account };
      },
    }),
    on(ApplicationConfirmed, {
      activity: () => did(null, 'homeowner_applied'),
      alerts: ({ application_id }) => this.alertAdmins(application_id),
    }),
    on(ApplicationDecided, {
      activity: ({ decided_by, decision }) => did(decided_by, `application_${decision}`),
      alerts: async ({ application_id: about }) => ({
        of: await this.accounts.admins(),
        kind: 'homeowner_applied',
        about,
      }),
      // Who is approved gets the invite of their new account.
      mail: ({ application_id, decision }) =>
        decision === 'rejected' ? this.mailTo(application_id, 'application-rejected') : null,
    }),
  ];

  private async alertAdmins(applicationId: string): Promise<readonly RaisedAlert[]> {
    const application = await this.applications.find(applicationId);
    if (application?.state !== 'pending') return [];
    const { first_name, last_name, city } = application;
    return (await this.accounts.admins()).map((to) => ({
      to,
      kind: 'homeowner_applied',
      about: applicationId,
      says: alertSaying('homeowner_applied', { name: `${first_name} ${last_name}`, city }),
      link: '/admino#applicants',
    }));
  }

  private async mailTo(applicationId: string, template: string): Promise<RequestedEmail | null> {
    const row = await this.applications.find(applicationId);
    if (!row) return null;
    const to = { id: null, email: row.email, locale: row.locale };
    return { template, to, data: { application_id: applicationId } };
  }
}
