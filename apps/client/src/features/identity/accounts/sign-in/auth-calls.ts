import type { Role } from '@common-roof/contracts';

import { isApiError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { session } from '#session/session.ts';
import { accountType } from './account-type.ts';

/** Remembers the account of a followed link, because its owner signs in next. */
async function rememberWhose(answer: Promise<{ account_type: Role }>): Promise<void> {
  accountType.remember((await answer).account_type);
}

export const resetPassword = (token: string, newPassword: string): Promise<void> =>
  rememberWhose(callPublic('POST /api/auth/reset-password', { body: { token, new_password: newPassword } }));

/**
 * Sets the first password and signs in with it.
 * @returns the role; null if sign-in needs a second step, or has to be retried
 */
export async function acceptInvite(link: string, password: string): Promise<Role | null> {
  const { account_type, email } = await callPublic('POST /api/auth/accept-invite', {
    body: { token: link, new_password: password },
  });
  accountType.remember(account_type);
  try {
    const { user, token } = await callPublic('POST /api/login', { body: { email, password, account_type } });
    session.begin(token);
    return user.account_type;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

export const verifyEmail = (token: string): Promise<void> =>
  rememberWhose(callPublic('POST /api/auth/verify-email', { body: { token } }));
export const confirmEmail = (token: string): Promise<void> =>
  rememberWhose(callPublic('POST /api/auth/confirm-email', { body: { token } }));
