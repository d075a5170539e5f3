import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { isApiError } from '#api/api-error.ts';
import { callPublic } from '#api/call-public.ts';
import { useTranslation } from '#i18n/use-translation.ts';

export type Refusal = 'declined' | 'never';

interface RefuseProps {
  token: string;
  /** Whether the suggestion can still be answered. */
  canDecline: boolean;
  onDone: (refusal: Refusal) => void;
}

/** Says no to a suggestion, or to every further one about the house. Opening the page changes nothing: mail scanners do so too. */
export function Refuse({ token, canDecline, onDone }: RefuseProps) {
  const { t } = useTranslation();
  const [sending, setSending] = useState<Refusal>();
  const [error, setError] = useState<unknown>();
  const refuse = async (refusal: Refusal): Promise<void> => {
    setSending(refusal);
    setError(undefined);
    try {
      await callPublic('POST /api/suggestions/refusal', { body: { token, never_again: refusal === 'never' } });
      onDone(refusal);
    } catch (refused) {
      setError(refused);
    }
    setSending(undefined);
  };
  return (
    <Stack spacing={2}>
      {error !== undefined && <Alert severity="error">{isApiError(error) ? error.message : ''}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canDecline && (
          <Button
            variant="outlined"
            loading={sending === 'declined'}
            disabled={sending !== undefined}
            onClick={() => void refuse('declined')}
          >
            {t('suggestions.link.noThanks')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          loading={sending === 'never'}
          disabled={sending !== undefined}
          onClick={() => void refuse('never')}
        >
          {t('suggestions.link.never')}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '62ch' }}>
        {t('suggestions.link.neverText')}
      </Typography>
    </Stack>
  );
}
