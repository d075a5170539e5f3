import { useSyncExternalStore } from 'react';

import { loadWords } from '../../../i18n/i18n.ts';
import { stepUp } from '../../../lib/asking.ts';
import { openedPart } from '../../../ui/opened-part.tsx';

const PasswordDialog = openedPart(async () => {
  const [dialog] = await Promise.all([import('./password-dialog.tsx'), loadWords('asides')]);
  return dialog.PasswordDialog;
});

const giveUp = (): void => {
  stepUp.settle(false);
};

/** Asks for the password when a call needs it to be fresh; the call is repeated then by itself. */
export function StepUpDialog() {
  return useSyncExternalStore(stepUp.subscribe, stepUp.isAsking) ? <PasswordDialog onClose={giveUp} /> : null;
}
