import { alreadyHomeowner, applicationReceived, applicationRejected } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Capabilities } from '#kernel/capabilities/capabilities.ts';
import { Config } from '#kernel/config/config.ts';
import { type ComposedEmail, type EmailToCompose, MailComposers } from '#kernel/mail/composers.ts';
import { AccountsReadModel } from '#contexts/identity/accounts/index.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { type ApplicationRow } from './applications-read-model.ts';
import { APPLICATION_LINK } from './apply.service.ts';

/** E-mails to applicants. An approved one gets only the invite to their new account. */
@Injectable()
export class ApplicationsMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly applications: ApplicationsRepository,
    private readonly accounts: AccountsReadModel,
    private readonly capabilities: Capabilities,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.composers.register('application-received', (email) => this.composeReceived(email));
    this.composers.register('application-rejected', (email) => this.composeRejected(email));
    this.composers.registerForAccount('already-homeowner', async ({ accountId, reader }) => {
      const account = await this.accounts.find(accountId);
      return account && alreadyHomeowner({ firstName: account.first_name, url: this.page('forgot-password') }, reader);
    });
  }

  private async composeReceived(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (row?.state !== 'pending' || row.email_confirmed_at !== null) return null;
    const url = await this.capabilities.findOrCreate(APPLICATION_LINK, row.id);
    return applicationReceived({ firstName: row.first_name, url }, email.reader);
  }

  private async composeRejected(email: EmailToCompose): Promise<ComposedEmail | null> {
    const row = await this.rowOf(email);
    if (row?.state !== 'rejected') return null;
    return applicationRejected(
      { firstName: row.first_name, reason: row.reason ?? '', url: this.page('apply') },
      email.reader,
    );
  }

  private rowOf({ data }: EmailToCompose): Promise<ApplicationRow | undefined> {
    return this.applications.find(String(data['application_id']));
  }

  private page(path: string): string {
    return `${this.config.env.PUBLIC_URL}/${path}`;
  }
}
