import { alertSaying } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { activity, when, type EffectsProvider, DeclaresEffects, type RequestedEmail } from '#kernel/events/effects.ts';
import {
  AccountDisabled,
  AccountEnabled,
  AccountInvited,
  EmailChangeRequested,
  EmailVerified,
  PasswordChanged,
  ResetRequested,
  SignedIn,
  TermsAccepted,
  VerificationRequested,
} from '#contexts/identity/accounts/account/accounts.events.ts';
import { AccountsRepository } from '#contexts/identity/accounts/account/accounts.repository.ts';

/** Effects of signing in and of changes to accounts. */
@DeclaresEffects()
@Injectable()
export class AuthEffects implements EffectsProvider {
  constructor(private readonly accounts: AccountsRepository) {}

  readonly effects = [
    when(SignedIn, {
      activity: ({ account_id }) => activity(account_id, 'signed_in'),
    }),
    when(AccountInvited, {
      activity: ({ invited_by, account_type: role }) => activity(invited_by, 'account_invited', { role }),
      mail: ({ account_id, link_id, invited_by, is_mailed }) =>
        is_mailed === false ? null : this.linkTo(account_id, 'invite', { link_id, invited_by }),
    }),
    when(ResetRequested, {
      activity: ({ account_id }) => activity(account_id, 'reset_requested'),
      mail: ({ account_id, link_id }) => this.linkTo(account_id, 'reset', { link_id }),
    }),
    when(VerificationRequested, {
      mail: ({ account_id, link_id }) => this.linkTo(account_id, 'verify', { link_id }),
    }),
    when(EmailVerified, {
      activity: ({ account_id }) => activity(account_id, 'email_verified'),
    }),
    when(PasswordChanged, {
      activity: ({ account_id }) => activity(account_id, 'password_changed'),
      alerts: (event) => ({
        to: event.account_id,
        kind: 'account_security',
        about: null,
        says: alertSaying('password_changed'),
        link: '/profile?show=security',
      }),
      mail: async ({ account_id }) => {
        const account = await this.accounts.find(account_id);
        return account && { template: 'password-changed', to: account };
      },
    }),
    when(TermsAccepted, {
      activity: ({ account_id, version }) => activity(account_id, 'terms_accepted', { version }),
    }),
    when(EmailChangeRequested, { mail: ({ account_id, link_id }) => this.changeOfAddress(account_id, link_id) }),
    when(AccountDisabled, {
      activity: ({ changed_by, account_type: role }) => activity(changed_by, 'account_disabled', { role }),
    }),
    when(AccountEnabled, {
      activity: ({ changed_by, account_type: role }) => activity(changed_by, 'account_enabled', { role }),
    }),
  ];

  private async linkTo(
    accountId: string,
    template: string,
    data: { readonly link_id: string } & Readonly<Record<string, string>>,
  ): Promise<RequestedEmail | null> {
    const account = await this.accounts.find(accountId);
    return account && { template, to: account, data, key: `${template}:${data.link_id}` };
  }

  /** The new address gets the link, and the old one is informed: a thief must not take over an account unnoticed. */
  private async changeOfAddress(accountId: string, linkId: string): Promise<readonly RequestedEmail[]> {
    const account = await this.accounts.find(accountId);
    if (!account?.new_email) return [];
    const { id, new_email: email, locale, last_locale: lastLocale } = account;
    const key = `change-email:${linkId}`;
    const taken = await this.accounts.isTaken(email, account.account_type, id);
    return [
      taken
        ? { template: 'address-taken', to: { id: null, email, locale: locale ?? lastLocale }, key }
        : { template: 'confirm-new-email', to: { id, email }, data: { link_id: linkId }, key },
      { template: 'email-change-notice', to: account, key: `email-change-notice:${linkId}` },
    ];
  }
}
