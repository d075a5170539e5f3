import { callPublic } from '#api/call-public.ts';
import { beforeLeaving } from '#lib/before-leaving.ts';
import { unsentPrompt } from '#lib/prompt.ts';
import { isUnsent, leaveDevice } from '#session/leave-device.ts';
import { session } from '#session/session.ts';

/**
 * Ends the session here even if the server can't be reached, because the user asked to sign out. Drafts on this device
 * are deleted; if some entries are unsent, the user is asked first.
 */
export async function logOut(): Promise<void> {
  const accountId = session.claims()?.sub ?? null;
  if (accountId !== null && (await isUnsent(accountId)) && !(await unsentPrompt.ask())) return;
  await Promise.allSettled(beforeLeaving.map((work) => work()));
  try {
    await callPublic('POST /api/auth/logout', { body: {} });
  } catch {
    // Already logged and alerted by the rules of every call.
  } finally {
    await leaveDevice('/', accountId);
  }
}
