import { useEffect, useSyncExternalStore } from 'react';

import { loadWords } from '../../../i18n/i18n.ts';
import { leavingUnsent } from '../../../lib/asking.ts';
import { whenLeft } from '../../../session/leave-device.ts';
import { openedPart } from '../../../ui/opened-part.tsx';

const UnsentDialog = openedPart(async () => {
  const [dialog] = await Promise.all([import('./unsent-dialog.tsx'), loadWords('asides')]);
  return dialog.UnsentDialog;
});

/** Asks before somebody signs out who would lose what they wrote; and hears when they did in another window. */
export function LogOutDialog() {
  useEffect(whenLeft, []);
  useEffect(
    () => () => {
      leavingUnsent.settle(false); // signed out meanwhile: nobody is asked any more
    },
    [],
  );
  return <UnsentDialog open={useSyncExternalStore(leavingUnsent.subscribe, leavingUnsent.isAsking)} />;
}
