import { browser } from '../lib/browser.ts';
import { formDrafts } from '../lib/form-drafts.ts';
import { logFailure } from '../lib/log.ts';
import { createTabSignal } from '../lib/tab-signal.ts';
import { deviceRows } from './device-rows.ts';
import { session, type SessionEnd } from './session.ts';

const tabs = createTabSignal('common-roof.left');

/** What a browser does not keep, or tell, is not there. */
async function tolerant<Result>(work: () => Promise<Result>, without: Result): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    logFailure('What is kept on the device could not be looked at', cause);
    return without;
  }
}

/** Whether something that an account wrote would be lost with {@link leaveDevice}. */
export const isUnsent = (accountId: string): Promise<boolean> => tolerant(() => deviceRows.isUnsent(accountId), false);

/**
 * Signed out on purpose: nothing of theirs stays here, in no window, for who sits down next. A session that only ran out or was
 * ended from elsewhere keeps what they wrote, for them alone.
 * @param accountId who it was: by now the session may have ended already
 */
export async function leaveDevice(path: string, accountId: string | null): Promise<void> {
  formDrafts.forgetAll();
  // Whoever listened in this window stops when nobody is signed in; the others are still to be told.
  const stopTelling = tabs.listen(() => undefined);
  // First: what is shown may keep what is typed as long as somebody is signed in.
  session.end('logged_out');
  if (accountId !== null) await tolerant(() => deviceRows.forget(accountId), undefined);
  tabs.announce();
  stopTelling();
  browser.reloadTo(path);
}

/**
 * Makes a call that ends the session, and leaves the device once the server has done it. What the server tells of it may arrive
 * before its answer does.
 * @param reason why it ends, where it does
 */
export async function leaveDeviceBy(
  call: () => Promise<{ error?: unknown }>,
  reason: SessionEnd,
  path: string,
  accountId: string,
): Promise<void> {
  session.expectEnd(reason);
  const { error } = await call();
  if (error === undefined) await leaveDevice(path, accountId);
  else session.expectEnd(null);
}

/** Another window signed out on purpose: what this one has in memory goes, too. @returns how to stop listening */
export const whenLeft = (): (() => void) =>
  tabs.listen(() => {
    formDrafts.forgetAll();
    browser.reloadTo('/');
  });
