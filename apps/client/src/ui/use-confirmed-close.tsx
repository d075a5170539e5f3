import { type ReactNode, useState } from 'react';

import { useUnsaved } from '../lib/unsaved.ts';
import { DiscardDialog } from './discard-dialog.tsx';

interface Typed {
  /** Something was typed that closing would lose. */
  isDirty: boolean;
  isBusy: boolean;
}

/**
 * Closing a dialog with a form: asks first when something was typed, and so does leaving the page.
 * @returns what Escape, a click beside the dialog and its button for cancelling do, and the question to put in the dialog
 */
export function useConfirmedClose(
  { isDirty, isBusy }: Typed,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  useUnsaved(isDirty && !isBusy);
  return {
    close: () => {
      if (isDirty) setAsking(true);
      else onClose();
    },
    question: (
      <DiscardDialog
        open={isAsking}
        onDiscard={onClose}
        onClose={() => {
          setAsking(false);
        }}
      />
    ),
  };
}
