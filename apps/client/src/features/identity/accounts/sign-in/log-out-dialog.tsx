import { useEffect, useSyncExternalStore } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { unsentPrompt } from '#lib/prompt.ts';
import { whenLeft } from '#session/leave-device.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const UnsentDialog = lazyOnOpen(async () => {
  const [dialog] = await Promise.all([import('./unsent-dialog.tsx'), loadWords('asides')]);
  return dialog.UnsentDialog;
});

/** Asks before signing out would lose unsent messages; closes if another window signs out. */
export function LogOutDialog() {
  useEffect(whenLeft, []);
  useEffect(
    () => () => {
      unsentPrompt.settle(false); // signed out in the meantime: the question is moot
    },
    [],
  );
  return <UnsentDialog open={useSyncExternalStore(unsentPrompt.subscribe, unsentPrompt.isAsking)} />;
}
