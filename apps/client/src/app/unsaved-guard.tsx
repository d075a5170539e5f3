import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { unsaved } from '../lib/unsaved.ts';
import { DiscardDialog } from '../ui/discard-dialog.tsx';

/** Leaving a page with something typed and not saved asks first: by a link, the way back, or closing the window. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => unsaved.isAny() && from.pathname !== to.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.isAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onDiscard={() => {
        unsaved.forget();
        blocker.proceed?.();
      }}
      onStay={() => {
        blocker.reset?.();
      }}
    />
  );
}
