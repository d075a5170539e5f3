import { type ReactNode, useState } from 'react';

import { useUnsaved } from '#lib/unsaved.ts';
import { DiscardDialog } from './discard-dialog.tsx';

interface Typed {
  /** Whether closing would discard input. */
  isDirty: boolean;
  isBusy: boolean;
}

/**
 * Closes a form dialog; if there is input, closing it or leaving the page asks first.
 * @returns the handler for Escape, the backdrop and the cancel button, and the question to render in the dialog
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
