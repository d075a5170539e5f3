import { LIMITS } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { tell } from '#lib/alerts.ts';
import { countCodePoints } from '#lib/text.ts';
import { useNoteDraft } from './use-note-draft.ts';
import { FormFrame } from '#ui/form-frame.tsx';
import { TextField } from '#ui/text-field.tsx';
import { userText } from '#ui/user-text.ts';

function Conflict({ theirs, onTake, onKeep }: { theirs: string; onTake: () => void; onKeep: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography gutterBottom>{t('notes.otherSaved')}</Typography>
      <Box
        component="blockquote"
        aria-label={t('notes.theirs')}
        sx={{
          m: 0,
          mb: 1.5,
          maxHeight: 120,
          overflowY: 'auto',
          ...userText,
          whiteSpace: 'pre-wrap',
          borderLeft: '3px solid',
          pl: 1.5,
        }}
      >
        {theirs}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" color="inherit" onClick={onTake}>
          {t('notes.takeTheirs')}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onKeep}>
          {t('notes.keepMine')}
        </Button>
      </Stack>
    </Alert>
  );
}

export function NoteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const draft = useNoteDraft();
  const length = countCodePoints(draft.text);
  const isTooLong = length > LIMITS.noteContent;
  const canSave = !draft.isLoading && !draft.isSaving && !isTooLong && draft.conflict === null;

  const save = async (): Promise<void> => {
    if (!canSave || !(await draft.save())) return;
    tell(t('notes.saved'));
    onClose();
  };

  return (
    <FormFrame
      title={t('notes.title')}
      submit={t('shell.save')}
      isDirty={draft.isTyped}
      isBusy={draft.isSaving}
      error={draft.failure ?? undefined}
      canSubmit={canSave}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {draft.conflict !== null && (
        <Conflict theirs={draft.conflict.content} onTake={draft.takeTheirs} onKeep={draft.keepMine} />
      )}
      <TextField
        multiline
        rows={8}
        fullWidth
        autoFocus
        placeholder={t('notes.placeholder')}
        value={draft.text}
        disabled={draft.isLoading}
        error={isTooLong}
        helperText={isTooLong ? t('notes.tooLong', { count: length, max: LIMITS.noteContent }) : t('notes.hint')}
        onChange={(event) => {
          draft.setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void save();
        }}
        slotProps={{ htmlInput: { 'aria-label': t('notes.label') } }}
      />
    </FormFrame>
  );
}
