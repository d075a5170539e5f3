import { alreadyHomeowner, applicationReceived, applicationRejected } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '../../../platform/capabilities/capabilities.ts';
import { Config } from '../../../platform/config/config.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '../../../platform/mail/composers.ts';
import { MailOutbox } from '../../../platform/mail/mail-outbox.ts';
import { AccountsRepository } from '../../identity/accounts/index.ts';
import { ApplicationDecided, HomeownerApplied, HomeownerAppliedAgain } from './applications.events.ts';
import { type ApplicationRow, ApplicationsRepository } from './applications.repository.ts';
import { APPLICATION_LINK } from './apply.service.ts';

/** What an applicant is told by e-mail. The approved one gets the invite of their new account, which says it all. */
@Injectable()
export class ApplicationsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly mail: MailOutbox,
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountsRepository,
    private readonly capabilities: Capabilities,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('application-received', (email) => this.composeReceived(email));
    this.composers.register('application-rejected', (email) => this.composeRejected(email));
    this.composers.registerForAccount('already-homeowner', async ({ accountId }) => {
      const account = await this.accounts.find(accountId);
      return account && alreadyHomeowner({ firstName: account.firstName, url: this.page('forgot-password') });
    });
  }

  @OnEvent(HomeownerApplied, { id: 'mail-application-received', queue: 'mail', effect: 'transaction' })
  mailReceived({ application_id, eventId }: EventOf<typeof HomeownerApplied>): Promise<void> {
    // By event: who sends the form again, because the first e-mail did not come, gets another.
    return this.queue(application_id, 'application-received', `application-received:${eventId}`);
  }

  @OnEvent(HomeownerAppliedAgain, { id: 'mail-already-homeowner', queue: 'mail', effect: 'transaction' })
  async mailAlreadyHere({ account_id, eventId }: EventOf<typeof HomeownerAppliedAgain>): Promise<void> {
    const account = await this.accounts.find(account_id);
    if (!account) return;
    await this.mail.queue({
      dedupeKey: `already-homeowner:${eventId}`,
      accountId: account.id,
      to: account.email,
      template: 'already-homeowner',
      data: {},
    });
  }

  @OnEvent(ApplicationDecided, { id: 'mail-application-rejected', queue: 'mail', effect: 'transaction' })
  async mailRejected({ application_id, decision }: EventOf<typeof ApplicationDecided>): Promise<void> {
    if (decision !== 'rejected') return;
    await this.queue(application_id, 'application-rejected', `application-rejected:${application_id}`);
  }

  private async queue(applicationId: string, template: string, dedupeKey: string): Promise<void> {
    const row = await this.applications.find(applicationId);
    if (!row) return;
    await this.mail.queue({
      dedupeKey,
      accountId: null,
      to: row.email,
      template,
      data: { application_id: applicationId },
    });
  }

  private async composeReceived(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (row?.state !== 'pending' || row.email_confirmed_at !== null) return null;
    const url = await this.capabilities.keep(APPLICATION_LINK, row.id);
    return applicationReceived({ firstName: row.first_name, url });
  }

  private async composeRejected(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (row?.state !== 'rejected') return null;
    return applicationRejected({ firstName: row.first_name, reason: row.reason ?? '', url: this.page('apply') });
  }

  private rowOf({ data }: EmailToCompose): Promise<ApplicationRow | undefined> {
    return this.applications.find(String(data['application_id']));
  }

  private page(path: string): string {
    return `${this.config.env.PUBLIC_URL}/${path}`;
  }
}
