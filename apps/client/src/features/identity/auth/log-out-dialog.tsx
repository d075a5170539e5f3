import { useEffect, useSyncExternalStore } from 'react';

import { loadWords } from '../../../i18n/i18n.ts';
import { unsentPrompt } from '../../../lib/prompt.ts';
import { whenLeft } from '../../../session/leave-device.ts';
import { lazyOnOpen } from '../../../ui/lazy-on-open.tsx';

const UnsentDialog = lazyOnOpen(async () => {
  const [dialog] = await Promise.all([import('./unsent-dialog.tsx'), loadWords('asides')]);
  return dialog.UnsentDialog;
});

/** Asks before somebody signs out who would lose what they wrote; and hears when they did in another window. */
export function LogOutDialog() {
  useEffect(whenLeft, []);
  useEffect(
    () => () => {
      unsentPrompt.settle(false); // signed out meanwhile: nobody is asked any more
    },
    [],
  );
  return <UnsentDialog open={useSyncExternalStore(unsentPrompt.subscribe, unsentPrompt.isAsking)} />;
}
