import { browser } from '#lib/browser.ts';
import { formDrafts } from '#lib/form-drafts.ts';
import { logFailure } from '#lib/log.ts';
import { forgetAnswers, PUSH_CACHE } from '#lib/stored-answers.ts';
import { createTabSignal } from '#lib/tab-signal.ts';
import { deviceRows } from './device-rows.ts';
import { session, type SessionEnd } from './session.ts';

const tabs = createTabSignal('common-roof.left');

/** Treats data as missing if the browser can't store or list it. */
async function tolerant<Result>(work: () => Promise<Result>, without: Result): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    logFailure('What is kept on the device could not be looked at', cause);
    return without;
  }
}

/** Whether {@link leaveDevice} would lose something an account wrote. */
export const isUnsent = (accountId: string): Promise<boolean> => tolerant(() => deviceRows.isUnsent(accountId), false);

/**
 * Signs out on purpose: nothing of the account stays in any window for the device's next user. A session that expired
 * or was ended elsewhere keeps drafts for the same account.
 * @param accountId the account, because the session may have ended already
 */
export async function leaveDevice(path: string, accountId: string | null): Promise<void> {
  formDrafts.forgetAll();
  // This window's listeners stop on sign-out, but other windows still have to be told.
  const stopTelling = tabs.listen(() => undefined);
  // First, because components may store drafts while a user is signed in.
  session.end('logged_out');
  if (accountId !== null) await tolerant(() => deviceRows.forget(accountId), undefined);
  await tolerant(() => forgetAnswers(PUSH_CACHE), undefined);
  tabs.announce();
  stopTelling();
  browser.reloadTo(path);
}

/**
 * Makes a call that ends the session, and leaves the device once the server has done it. The server's push may arrive
 * before the answer.
 * @param reason why the session ends, if it does
 * @returns the answer
 */
export async function leaveDeviceBy<Answer extends { error?: unknown }>(
  call: () => Promise<Answer>,
  reason: SessionEnd,
  path: string,
  accountId: string,
): Promise<Answer> {
  session.expectEnd(reason);
  const answer = await call();
  if (answer.error === undefined) await leaveDevice(path, accountId);
  else session.expectEnd(null);
  return answer;
}

/** Clears this window's memory when another window signs out on purpose. @returns a function that stops listening */
export const whenLeft = (): (() => void) =>
  tabs.listen(() => {
    formDrafts.forgetAll();
    browser.reloadTo('/');
  });
