import { LIMITS, type LinkedRepair } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime } from '#lib/dates.ts';
import { TextField } from '#ui/text-field.tsx';
import { useWriteLinkedRepairNoteMutation } from './linked-repair-api.ts';

/** What was written about a repair, and a field for the tradesperson to go on. */
export function LinkedNotes({ token, repair }: { token: string; repair: LinkedRepair }) {
  const { t, i18n } = useTranslation();
  const [write, { isLoading }] = useWriteLinkedRepairNoteMutation();
  const [text, setText] = useState('');
  const { notes, can } = repair;
  const send = async (): Promise<void> => {
    const { error } = await write({ body: { token, text: text.trim() } });
    if (error === undefined) setText('');
    else showRefusal(error);
  };
  return (
    <Box component="section" aria-labelledby="repair-notes">
      <Typography id="repair-notes" variant="h2" sx={{ typography: 'h3', mb: 1 }}>
        {t('repairs.note.heading')}
      </Typography>
      {notes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('repairLink.noNotes')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {notes.map(({ _id, author, text: words, written_at: at }) => (
          <Box component="li" key={_id} sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${author} · ${nearTime(at, i18n.language)}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
          </Box>
        ))}
      </Box>
      {can.write && (
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '' && !isLoading) void send();
          }}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mt: 2 }}
        >
          <TextField
            size="small"
            fullWidth
            multiline
            label={t('repairs.note.write')}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
            slotProps={{ htmlInput: { maxLength: LIMITS.repairNote } }}
          />
          <Button type="submit" loading={isLoading} disabled={text.trim() === ''}>
            {t('repairs.note.send')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
