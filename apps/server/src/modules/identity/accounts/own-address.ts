import { unacceptable } from '../../../platform/http/domain-error.ts';
import type { Account } from './account.entity.ts';
import { emailKey } from './email-key.ts';

/**
 * Capital letters aside: it only says again who somebody is, as a telephone wrote it.
 * @throws 422 for another address than that of the account
 */
export function requireOwnAddress(account: Pick<Account, 'email'> | null, email: string): void {
  if (account && typed(account.email) === typed(email)) return;
  throw unacceptable('email', 'This is not the address of your account.');
}

const typed = (email: string): string => emailKey(email).toLowerCase();
