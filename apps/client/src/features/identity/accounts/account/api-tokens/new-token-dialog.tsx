import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { TextField } from '#ui/text-field.tsx';
import { useCopy } from '#ui/use-copy.ts';

/** A new token, shown once: the user closes it by confirming that it is stored. */
export function NewTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation();
  const copy = useCopy('text');
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('apiTokens.shown.heading')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('apiTokens.shown.text')}</DialogContentText>
        <TextField
          label={t('apiTokens.shown.token')}
          value={token}
          helperText={t('apiTokens.shown.keep')}
          multiline
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{
            htmlInput: {
              readOnly: true,
              dir: 'ltr',
              spellCheck: false,
              style: { fontFamily: 'monospace', wordBreak: 'break-all' },
            },
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('apiTokens.shown.done')}</Button>
        <Button variant="contained" autoFocus onClick={() => void copy(token)}>
          {t('apiTokens.shown.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
