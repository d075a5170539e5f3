import { unacceptable } from '#kernel/errors/domain-error.ts';
import type { AccountEntity } from './account.entity.ts';
import { emailKey } from './email-key.ts';

/**
 * Compares the address without regard to case: phones capitalise what people type.
 * @throws 422 for an address other than the account's
 */
export function requireOwnAddress(account: Pick<AccountEntity, 'email'> | null, email: string): void {
  if (account && isOwnAddress(account, email)) return;
  throw unacceptable('email', 'This is not the address of your account.');
}

/** Whether an address is the account's, whatever its case. */
export const isOwnAddress = (account: Pick<AccountEntity, 'email'>, email: string): boolean =>
  typed(account.email) === typed(email);

const typed = (email: string): string => emailKey(email).toLowerCase();
