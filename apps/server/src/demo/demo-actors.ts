import type { Account } from '#contexts/identity/accounts/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import type { PersonName } from './people.ts';

/** The accounts of the demonstration's people. */
export type DemoAccounts = Readonly<Record<PersonName, Account>>;

/** The origin of every request of the demonstration. */
export const AT_HOME: RequestOrigin = {
  ip: '127.0.0.1',
  network: '127.0.0.1',
  userAgent: 'demonstration',
  requestId: 'demonstration',
  locale: 'en',
};

export const actorOf = ({
  id,
  account_type: accountType,
  first_name: firstName,
  last_name: lastName,
}: Account): Actor => ({
  accountId: id,
  role: accountType,
  sessionId: '',
  name: `${firstName} ${lastName}`,
});
