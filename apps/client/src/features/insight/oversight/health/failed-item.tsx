import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { useTranslation } from '#i18n/use-translation.ts';
import { RetryIcon } from '#ui/icons.tsx';

interface RetryProps {
  isLoading: boolean;
  onRetry: () => Promise<unknown>;
}

interface FailedItemProps extends RetryProps {
  title: string;
  facts: string;
  /** null: unknown */
  reason: string | null;
  /** Accessible name of the button, which includes what it retries. */
  retryLabel: string;
}

/** One failure with its reason, and a retry button. */
export function FailedItem({ title, facts, reason, retryLabel, isLoading, onRetry }: FailedItemProps) {
  const { t } = useTranslation();
  return (
    <ListItem sx={{ px: { xs: 2, sm: 3 }, gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts}
        </Typography>
        {reason !== null && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {reason}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        startIcon={<RetryIcon />}
        loading={isLoading}
        aria-label={retryLabel}
        onClick={() => void onRetry()}
      >
        {t('activity.retry')}
      </Button>
    </ListItem>
  );
}

/** Retries everything that failed. */
export function RetryAll({ isLoading, onRetry }: RetryProps) {
  const { t } = useTranslation();
  return (
    <Button size="small" startIcon={<RetryIcon />} loading={isLoading} onClick={() => void onRetry()}>
      {t('activity.retryAll')}
    </Button>
  );
}
