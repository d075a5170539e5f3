import type { Role } from '@common-roof/contracts';

import { callPublic } from '#api/call-public.ts';
import { signWithPasskey } from '#lib/passkey-browser.ts';
import { session } from '#session/session.ts';

/** Signs in with a passkey. @returns the role, or null if the user cancelled @throws ApiError */
export async function signInWithPasskey(): Promise<Role | null> {
  const { challenge, options } = await callPublic('POST /api/login/passkey/options', { body: {} });
  const signed = await signWithPasskey(options);
  if (signed === null) return null;
  const { user, token } = await callPublic('POST /api/login/passkey', { body: { challenge, ...signed } });
  session.begin(token);
  return user.account_type;
}
