import { LIMITS, type RoomiePublic } from '@common-roof/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { isApiError } from '../../../api/api-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { tell } from '../../../lib/alerts.ts';
import { Section } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSaveRoomieNoteMutation } from './roomies-api.ts';

/** What a homeowner notes of a roomie for themselves. */
export function PrivateNote({ roomie }: { roomie: RoomiePublic }) {
  const { t } = useTranslation();
  const saved = roomie.note ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [save, { isLoading, error }] = useSaveRoomieNoteMutation();
  const isDirty = typed !== null && typed !== saved;

  const submit = async (): Promise<void> => {
    const answer = await save({ params: { id: roomie._id }, body: { note: typed ?? '' } });
    if (answer.error !== undefined) return;
    setTyped(null);
    tell(t('roomies.noteSaved'));
  };

  return (
    <Section id="private-note" title={t('roomies.note')}>
      <Stack spacing={2} sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 3 }}>
        {isApiError(error) && <Alert severity="error">{error.message}</Alert>}
        <TextField
          label={t('roomies.noteLabel')}
          value={typed ?? saved}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          multiline
          minRows={4}
          helperText={t('roomies.noteHint')}
          slotProps={{ htmlInput: { maxLength: LIMITS.noteContent } }}
        />
        <Button
          variant="contained"
          disabled={!isDirty}
          loading={isLoading}
          onClick={() => void submit()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('shell.save')}
        </Button>
      </Stack>
    </Section>
  );
}
