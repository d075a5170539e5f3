import { accountDeleted, accountLeavesSoon, accountLeaving, deletionCalledOff } from '@common-roof/mail-templates';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { type AccountEmail, type ComposedEmail, MailComposers } from '#kernel/mail/composers.ts';
import type { AccountEntity } from '#contexts/identity/accounts/account/account.entity.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';

export const LEAVING_MAIL = 'account-leaving';
export const LEAVES_SOON_MAIL = 'account-leaves-soon';
export const CALLED_OFF_MAIL = 'deletion-called-off';
export const ACCOUNT_DELETED_MAIL = 'account-deleted';

type Leaving = AccountEntity & { readonly deletion_due_at: Date };

/** E-mails to owners who are leaving. None says that the account ends once they have kept it. */
@Injectable()
export class LeavingMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly accounts: AccountsRepository,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const url = `${this.config.env.PUBLIC_URL}/signin`;
    this.composers.registerForAccount(LEAVING_MAIL, (email) =>
      this.whileLeaving(email, (account) => accountLeaving({ ...told(account), url }, email.reader)),
    );
    this.composers.registerForAccount(LEAVES_SOON_MAIL, (email) =>
      this.whileLeaving(email, (account) => accountLeavesSoon({ ...told(account), url }, email.reader)),
    );
    this.composers.registerForAccount(CALLED_OFF_MAIL, async ({ accountId, reader }) => {
      const account = await this.accounts.find(accountId);
      const profile = `${this.config.env.PUBLIC_URL}/profile`;
      return account && deletionCalledOff({ firstName: account.first_name, url: profile }, reader);
    });
    this.composers.register(ACCOUNT_DELETED_MAIL, ({ data, reader }) =>
      Promise.resolve({ ...accountDeleted({ day: String(data['day']) }, reader), isLast: true }),
    );
  }

  private async whileLeaving(
    { accountId }: AccountEmail,
    write: (account: Leaving) => ComposedEmail,
  ): Promise<ComposedEmail | null> {
    const account = await this.accounts.find(accountId);
    return account && isLeaving(account) ? write(account) : null;
  }
}

const isLeaving = (account: AccountEntity): account is Leaving => account.deletion_due_at !== null;

const told = ({ first_name: firstName, deletion_due_at: dueAt, time_zone: zone }: Leaving) => ({
  firstName,
  dueAt: { at: dueAt.toISOString(), zone },
});
