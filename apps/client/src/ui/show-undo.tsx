import Box from '@mui/material/Box';

import { toaster } from '#lib/alerts.ts';

interface Undoable {
  readonly message: string;
  /** Label of the button. */
  readonly undo: string;
  /** Id of the action: the same action twice shows two toasts. */
  readonly id: string;
  readonly onUndo: () => void;
}

interface UndoableToastProps extends Omit<Undoable, 'id'> {
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
          onClose();
          onUndo();
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
 * disappears.
 */
export async function showUndo({ id, ...said }: Undoable): Promise<void> {
  const toast = await toaster();
  toast.success(({ closeToast }) => <UndoableToast {...said} onClose={closeToast} />, { toastId: id });
}
