import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { tell } from '../../lib/alerts.ts';
import { countCodePoints } from '../../lib/text.ts';
import { useNoteDraft } from './use-note-draft.ts';

function Conflict({ theirs, onTake, onKeep }: { theirs: string; onTake: () => void; onKeep: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { width: '100%' } }}>
      <Typography gutterBottom>{t('account.notes.otherSaved')}</Typography>
      <Box
        component="blockquote"
        aria-label={t('account.notes.theirs')}
        sx={{
          m: 0,
          mb: 1.5,
          maxHeight: 120,
          overflowY: 'auto',
          whiteSpace: 'pre-wrap',
          borderLeft: '3px solid',
          pl: 1.5,
        }}
      >
        {theirs}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" color="inherit" onClick={onTake}>
          {t('account.notes.takeTheirs')}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeep}>
          {t('account.notes.keepMine')}
        </Button>
      </Stack>
    </Alert>
  );
}

export function NoteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const draft = useNoteDraft();
  const length = countCodePoints(draft.text);
  const isTooLong = length > LIMITS.noteContent;
  const canSave = !draft.isLoading && !draft.isSaving && !isTooLong && draft.conflict === null;

  const save = async (): Promise<void> => {
    if (!canSave || !(await draft.save())) return;
    tell(t('account.notes.saved'));
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('account.notes.title')}</DialogTitle>
      <DialogContent>
        {draft.conflict !== null && (
          <Conflict theirs={draft.conflict.content} onTake={draft.takeTheirs} onKeep={draft.keepMine} />
        )}
        {draft.failure !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {draft.failure}
          </Alert>
        )}
        <TextField
          multiline
          rows={8}
          fullWidth
          autoFocus
          placeholder={t('account.notes.placeholder')}
          value={draft.text}
          disabled={draft.isLoading}
          error={isTooLong}
          helperText={
            isTooLong ? t('account.notes.tooLong', { count: length, max: LIMITS.noteContent }) : t('account.notes.hint')
          }
          onChange={(event) => {
            draft.setText(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void save();
          }}
          slotProps={{ htmlInput: { 'aria-label': t('account.notes.label') } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('shell.cancel')}</Button>
        <Button variant="contained" disabled={!canSave} loading={draft.isSaving} onClick={() => void save()}>
          {t('shell.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
