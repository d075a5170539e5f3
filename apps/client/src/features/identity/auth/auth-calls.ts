import type { Role } from '@common-roof/contracts';

import { ask } from '../../../api/ask.ts';
import { accountType } from './account-type.ts';

/** Whoever has just followed a link to an account signs in to that one next. */
async function rememberWhose(answer: Promise<{ account_type: Role }>): Promise<void> {
  accountType.remember((await answer).account_type);
}

export const resetPassword = (token: string, newPassword: string): Promise<void> =>
  rememberWhose(ask('resetPassword', { body: { token, new_password: newPassword } }));

export const acceptInvite = (token: string, newPassword: string): Promise<void> =>
  rememberWhose(ask('acceptInvite', { body: { token, new_password: newPassword } }));

export const verifyEmail = (token: string): Promise<void> => rememberWhose(ask('verifyEmail', { body: { token } }));
export const confirmEmail = (token: string): Promise<void> => rememberWhose(ask('confirmEmail', { body: { token } }));
