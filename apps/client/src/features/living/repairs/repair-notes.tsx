import { LIMITS, type RepairDetail } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime } from '#lib/dates.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWriteRepairNoteMutation } from './repairs-api.ts';
import { useRepairText } from './use-repair-text.ts';

/** What those who have to do with a repair wrote to each other, and a field to go on. */
export function RepairNotes({ repair }: { repair: RepairDetail }) {
  const { t, i18n } = useTranslation();
  const { nameOf } = useRepairText();
  const [write, { isLoading }] = useWriteRepairNoteMutation();
  const [text, setText] = useState('');
  const { _id: id, notes, can } = repair;
  const send = async (): Promise<void> => {
    const { error } = await write({ params: { id }, body: { text: text.trim() } });
    if (error === undefined) setText('');
    else showRefusal(error);
  };
  return (
    <Box component="section" aria-labelledby={`notes-${id}`}>
      <Typography id={`notes-${id}`} variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('repairs.note.heading')}
      </Typography>
      {notes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('repairs.note.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {notes.map(({ _id, author, trade_name: trade, text: words, written_at: at }) => (
          <Box component="li" key={_id} sx={{ display: 'flex', gap: 1.5 }}>
            <PersonAvatar
              id={author?._id ?? _id}
              name={author?.first_name ?? trade ?? ''}
              photo={author?.photo ?? null}
              size={28}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`${author === null ? (trade ?? '') : nameOf(author)} · ${nearTime(at, i18n.language)}`}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
            </Box>
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
