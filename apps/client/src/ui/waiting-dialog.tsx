import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { ListSkeleton, LoadError } from './states.tsx';

interface WaitingDialogProps {
  title: string;
  isError: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces a dialog while its content is loading. */
export function WaitingDialog({ title, isError, onRetry, onClose }: WaitingDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {isError ? <LoadError onRetry={onRetry} /> : <ListSkeleton rows={4} avatar={false} />}
      </DialogContent>
    </Dialog>
  );
}
