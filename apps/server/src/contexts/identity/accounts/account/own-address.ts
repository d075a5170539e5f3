import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { AccountEntity } from './account.entity.ts';
import { emailKey } from './email-key.ts';

/**
 * Compares the address without regard to case: phones capitalise what people type.
 * @throws 422 for an address other than the account's
 */
export function requireOwnAddress(account: Pick<AccountEntity, 'email'> | null, email: string): void {
  if (account && typed(account.email) === typed(email)) return;
  throw unacceptable('email', 'This is not the address of your account.');
}

const typed = (email: string): string => emailKey(email).toLowerCase();
