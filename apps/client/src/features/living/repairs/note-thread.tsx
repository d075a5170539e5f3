import { LIMITS } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

import { showRefusal } from '#api/show-refusal.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { nearTime } from '#lib/dates.ts';
import { dot } from '#lib/direction.ts';
import { TextField } from '#ui/text-field.tsx';
import { userText } from '#ui/user-text.ts';

interface NoteThreadProps {
  /** Oldest first. */
  notes: readonly { readonly _id: string; readonly by: string; readonly text: string; readonly written_at: string }[];
  /** Of the heading. */
  level: 'h2' | 'h3';
  /** The picture of who wrote a note. */
  avatarOf?: (id: string) => ReactNode;
  /** Absent for those who only read. What can't be sent stays in the field. */
  onSend: ((text: string) => Promise<{ error?: unknown }>) | undefined;
}

/** What those who have to do with a repair wrote to each other, and a field to go on. */
export function NoteThread({ notes, level, avatarOf, onSend }: NoteThreadProps) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant={level} sx={{ typography: level === 'h2' ? 'h3' : 'h4', mb: 1 }}>
        {t('repairs.note.heading')}
      </Typography>
      {notes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('repairs.note.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {notes.map(({ _id: id, by, text, written_at: at }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5 }}>
            {avatarOf?.(id)}
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {`${by}${dot()}${nearTime(at, i18n.language)}`}
              </Typography>
              <Typography sx={userText}>{text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {onSend !== undefined && <NewNote onSend={onSend} />}
    </Box>
  );
}

function NewNote({ onSend }: { onSend: NonNullable<NoteThreadProps['onSend']> }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    const { error } = await onSend(text.trim());
    setSending(false);
    if (error === undefined) setText('');
    else showRefusal(error);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isSending) void send();
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
      <Button type="submit" loading={isSending} disabled={text.trim() === ''}>
        {t('repairs.note.send')}
      </Button>
    </Box>
  );
}
