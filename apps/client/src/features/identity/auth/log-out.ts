import { ask } from '../../../api/ask.ts';
import { browser } from '../../../lib/browser.ts';
import { keptTyping } from '../../../lib/kept-typing.ts';
import { session } from '../../../session/session.ts';

/** Ends the session here even where the server can't be reached: the person asked to be signed out. */
export async function logOut(): Promise<void> {
  try {
    await ask('logout', { body: {} });
  } catch {
    // Already logged and alerted by the rules of every call.
  } finally {
    keptTyping.forgetAll();
    session.end('logged_out');
    browser.reloadTo('/');
  }
}
