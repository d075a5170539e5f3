import Box from '@mui/material/Box';

import { toaster } from '#lib/alerts.ts';
import { logFailure } from '#lib/log.ts';
import { postponed } from '#lib/postponed.ts';

interface Undoable {
  readonly message: string;
  /** Label of the button. */
  readonly undo: string;
  /** Id of the action: the same action twice shows two toasts. */
  readonly id: string;
  readonly onUndo: () => void;
  /** Called when the toast is gone, also after an undo. */
  readonly onGone?: () => void;
}

interface UndoableToastProps extends Omit<Undoable, 'id' | 'onGone'> {
  readonly onClose: () => void;
}

function UndoableToast({ message, undo, onUndo, onClose }: UndoableToastProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%' }}>
      <Box sx={{ flex: 1 }}>{message}</Box>
      {/* A toast is light in any theme: the button has its colour, not the theme's. */}
      <Box
        component="button"
        type="button"
        onClick={() => {
          onUndo();
          onClose();
        }}
        sx={{
          minWidth: 44,
          minHeight: 44,
          px: 1,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontWeight: 650,
          textDecoration: 'underline',
          cursor: 'pointer',
        }}
      >
        {undo}
      </Box>
    </Box>
  );
}

/**
 * Says that something was done, with an undo button. It must be possible to undo it elsewhere too, because a toast
 * disappears; or `onGone` does it only then. Alt + T moves the focus to it, and it stays while it has the focus.
 */
export async function showUndo({ id, onGone, ...said }: Undoable): Promise<void> {
  const toast = await toaster();
  toast.success(({ closeToast }) => <UndoableToast {...said} onClose={closeToast} />, {
    toastId: id,
    role: 'status',
    ...(onGone === undefined ? {} : { onClose: onGone }),
  });
}

async function closeToast(id: string): Promise<void> {
  try {
    const toast = await toaster();
    toast.dismiss(id);
  } catch (cause) {
    logFailure('A toast could not be closed', cause);
  }
}

/** Removes something with an undo instead of a question; it is sent when the undo is gone. @param remove says a refusal itself */
export async function removeWithUndo(
  { id, ...said }: Pick<Undoable, 'id' | 'message' | 'undo'>,
  remove: () => Promise<boolean>,
): Promise<void> {
  postponed.add(id, async () => {
    // It may be sent while the toast is there, because the page was hidden: then nothing is left to undo.
    const [isRemoved] = await Promise.all([remove(), closeToast(id)]);
    return isRemoved;
  });
  const finish = (): void => void postponed.finish(id);
  try {
    await showUndo({
      ...said,
      id,
      onUndo: () => {
        postponed.undo(id);
      },
      onGone: finish,
    });
  } catch (cause) {
    logFailure('An undo could not be offered', cause);
    finish();
  }
}
