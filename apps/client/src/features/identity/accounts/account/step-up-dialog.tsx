import { useSyncExternalStore } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { stepUpPrompt } from '#lib/prompt.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const PasswordDialog = lazyOnOpen(async () => {
  const [dialog] = await Promise.all([import('./password-dialog.tsx'), loadWords('asides')]);
  return dialog.PasswordDialog;
});

const giveUp = (): void => {
  stepUpPrompt.settle(false);
};

/** Asks for the password when a call requires a recent one; the call is then repeated automatically. */
export function StepUpDialog() {
  return useSyncExternalStore(stepUpPrompt.subscribe, stepUpPrompt.isAsking) ? (
    <PasswordDialog onClose={giveUp} />
  ) : null;
}
