import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import {
  activity,
  when,
  type RaisedAlert,
  type EffectsProvider,
  DeclaresEffects,
  type RequestedEmail,
} from '#kernel/events/effects.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import {
  ApplicationConfirmed,
  ApplicationDecided,
  HomeownerApplied,
  HomeownerAppliedAgain,
} from './applications.events.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/**
 * Effects of applications: all admins are alerted, and the alert closes for all of them when one has decided.
 * Applicants have no account: the activity stream does not name them.
 */
@DeclaresEffects()
@Injectable()
export class ApplicationsEffects implements EffectsProvider {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountsReadModel,
  ) {}

  readonly effects = [
    // Keyed by event: an applicant who submits the form again because the first e-mail did not arrive gets another one.
    when(HomeownerApplied, { mail: ({ application_id }) => this.mailTo(application_id, 'application-received') }),
    when(HomeownerAppliedAgain, {
      mail: async ({ account_id }) => {
        const account = await this.accounts.find(account_id);
        return account && { template: 'already-homeowner', to: account };
      },
    }),
    when(ApplicationConfirmed, {
      activity: () => activity(null, 'homeowner_applied'),
      alerts: ({ application_id }) => this.alertAdmins(application_id),
    }),
    when(ApplicationDecided, {
      activity: ({ decided_by, decision }) => activity(decided_by, `application_${decision}`),
      alerts: async ({ application_id: about }) => ({
        of: await this.accounts.admins(),
        kind: 'homeowner_applied',
        about,
      }),
      // An approved applicant gets the invite to their new account.
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
