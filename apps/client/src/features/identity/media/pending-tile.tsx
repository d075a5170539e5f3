import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { CloseIcon, RetryIcon, WarningIcon } from '#ui/icons.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { PendingPhoto } from './uploads.ts';

const PERCENT = 100;

interface PendingTileProps {
  photo: PendingPhoto;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file being uploaded, or the reason it failed. */
export function PendingTile({ photo, onRetry, onDismiss }: PendingTileProps) {
  const { t } = useTranslation();
  const { file, state, progress, message, preview, mayRetry } = photo;
  const hasFailed = state === 'failed';
  const percent = Math.round(progress * PERCENT);
  return (
    <Box
      component="li"
      sx={{
        border: '1px solid',
        borderColor: hasFailed ? 'error.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {!hasFailed && (
        <Box
          component="img"
          src={preview}
          alt=""
          sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', opacity: 0.5, bgcolor: 'action.hover' }}
        />
      )}
      <Box sx={{ p: 1.5, flex: 1, display: 'flex', flexDirection: 'column', gap: 1 }}>
        {hasFailed ? (
          <Box role="alert">
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, color: 'error.main', display: 'flex', gap: 1, alignItems: 'flex-start' }}
            >
              <WarningIcon fontSize="small" aria-hidden="true" />
              <span style={{ overflowWrap: 'anywhere' }}>{t('photos.failed', { name: file.name })}</span>
            </Typography>
            <Typography variant="body2">{message ?? t('photos.notPlaced')}</Typography>
          </Box>
        ) : (
          <>
            <Typography variant="body2" noWrap title={file.name}>
              {file.name}
            </Typography>
            <ProgressBar label={file.name} {...(state === 'sending' ? { done: progress } : {})} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {state === 'waiting' && t('photos.waiting')}
              {state === 'sending' && t('photos.sending', { percent })}
              {state === 'storing' && t('photos.storing')}
            </Typography>
          </>
        )}
        {hasFailed && (
          <Box sx={{ display: 'flex', mt: 'auto', alignItems: 'center' }}>
            {mayRetry && (
              <Button size="small" startIcon={<RetryIcon />} onClick={onRetry}>
                {t('photos.retry')}
              </Button>
            )}
            <IconButton sx={{ ml: 'auto' }} aria-label={t('photos.dismiss', { name: file.name })} onClick={onDismiss}>
              <CloseIcon />
            </IconButton>
          </Box>
        )}
      </Box>
    </Box>
  );
}
