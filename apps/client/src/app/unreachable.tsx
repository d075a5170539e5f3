import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import type { ApiError } from '#api/api-error.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** Seconds before the next attempt if the server names no time. */
const PAUSE_SECONDS = 15;

interface UnreachableProps {
  /** Why the call failed, or null if it was cut off. */
  reason: ApiError | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** Replaces the product while the server can't tell who is signed in. The session is kept, and it retries by itself. */
export default function Unreachable({ reason, isBusy, onRetry }: UnreachableProps) {
  const { t } = useTranslation();
  const isRefused = reason?.status === 429;
  const seconds = reason?.retryAfter ?? PAUSE_SECONDS;
  useEffect(() => {
    if (isBusy) return;
    const timer = window.setTimeout(onRetry, seconds * 1_000);
    window.addEventListener('online', onRetry);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [isBusy, onRetry, seconds]);
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        alignContent: 'center',
        textAlign: 'center',
        minHeight: '100dvh',
        px: 3,
      }}
    >
      <Typography variant="h1">{t(isRefused ? 'profile.busy.heading' : 'profile.unreachable.heading')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {isRefused ? t('profile.busy.text', { count: seconds }) : t('profile.unreachable.text')}
      </Typography>
      <Button variant="contained" loading={isBusy} onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </Box>
  );
}
