import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { ConfirmDialog } from './lazy-confirm-dialog.ts';

/** What is said before a link is replaced or removed. */
interface Question {
  /** Label of the button, and of the confirmation. */
  readonly label: string;
  readonly ask: string;
  readonly text: string;
}

interface SecretLinkDialogProps {
  title: string;
  /** Whether there is a link to replace or remove. */
  hasLink: boolean;
  /** Label of the button that makes the first one. */
  make: string;
  renew: Question;
  stop: Question;
  isRenewing: boolean;
  isStopping: boolean;
  /** Makes a link, which replaces the one before. */
  onRenew: () => void;
  onStop: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A link that works for whoever has it: to make, use, replace and remove. */
export function SecretLinkDialog(props: SecretLinkDialogProps) {
  const { title, hasLink, make, renew, stop, isRenewing, isStopping, onRenew, onStop, onClose, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const [asking, setAsking] = useState<'renew' | 'stop' | null>(null);
  const stopAsking = (): void => {
    setAsking(null);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>{children}</Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        {hasLink ? (
          <>
            <Button
              color="error"
              loading={isStopping}
              onClick={() => {
                setAsking('stop');
              }}
            >
              {stop.label}
            </Button>
            <Button
              loading={isRenewing}
              onClick={() => {
                setAsking('renew');
              }}
            >
              {renew.label}
            </Button>
            <Button variant="contained" onClick={onClose}>
              {t('shell.close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('shell.cancel')}</Button>
            <Button variant="contained" loading={isRenewing || isStopping} onClick={onRenew}>
              {make}
            </Button>
          </>
        )}
      </DialogActions>
      <ConfirmDialog
        open={asking === 'renew'}
        title={renew.ask}
        text={renew.text}
        confirm={renew.label}
        onConfirm={() => {
          stopAsking();
          onRenew();
        }}
        onClose={stopAsking}
      />
      <ConfirmDialog
        open={asking === 'stop'}
        title={stop.ask}
        text={stop.text}
        confirm={stop.label}
        onConfirm={() => {
          stopAsking();
          onStop();
        }}
        onClose={stopAsking}
      />
    </Dialog>
  );
}
