import { useSyncExternalStore } from 'react';

import { stepUp } from '../../../lib/asking.ts';
import { openedPart } from '../../../ui/opened-part.tsx';

const PasswordDialog = openedPart(async () => (await import('./password-dialog.tsx')).PasswordDialog);

const giveUp = (): void => {
  stepUp.settle(false);
};

/** Asks for the password when a call needs it to be fresh; the call is repeated then by itself. */
export function StepUpDialog() {
  return useSyncExternalStore(stepUp.subscribe, stepUp.isAsking) ? <PasswordDialog onClose={giveUp} /> : null;
}
