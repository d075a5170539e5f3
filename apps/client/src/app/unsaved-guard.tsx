import { useEffect, useSyncExternalStore } from 'react';

import { unsaved } from '#lib/unsaved.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';

const DiscardDialog = lazyOnOpen(async () => (await import('#ui/discard-dialog.tsx')).DiscardDialog);

/** Asks before leaving a page with unsaved input by a link, the back button or closing the window. */
export function UnsavedGuard() {
  const held = useSyncExternalStore(unsaved.subscribe, unsaved.held);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.isAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
  return <DiscardDialog open={held !== null} onDiscard={unsaved.leave} onClose={unsaved.stay} />;
}
