import { callPublic } from '../../../api/call-public.ts';
import { unsentPrompt } from '../../../lib/prompt.ts';
import { isUnsent, leaveDevice } from '../../../session/leave-device.ts';
import { session } from '../../../session/session.ts';

/**
 * Ends the session here even where the server can't be reached: the person asked to be signed out. What they wrote on this device
 * goes with it, and where some of it was not sent they are asked first.
 */
export async function logOut(): Promise<void> {
  const accountId = session.claims()?.sub ?? null;
  if (accountId !== null && (await isUnsent(accountId)) && !(await unsentPrompt.ask())) return;
  try {
    await callPublic('logout', { body: {} });
  } catch {
    // Already logged and alerted by the rules of every call.
  } finally {
    await leaveDevice('/', accountId);
  }
}
