import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { RetryIcon } from './public-icons.tsx';

/** An empty state: what will be here, and what to do next. */
export function EmptyState({
  icon,
  heading,
  text,
  action,
}: {
  icon: ReactNode;
  heading?: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 3 }}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          borderRadius: '50%',
          bgcolor: 'primary.light',
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
      {heading !== undefined && (
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}>{text}</Typography>
      {action}
    </Stack>
  );
}

/** The action of an empty state that leads to where its page comes to life. */
export const FirstAction = ({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) => (
  <Button component={Link} to={to} variant="contained" startIcon={icon}>
    {children}
  </Button>
);

/** A loading error with a retry button. */
export function LoadError({ message, onRetry }: { message?: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Stack role="alert" spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 5, px: 3 }}>
      <Typography>{message ?? t('shell.loadFailed')}</Typography>
      <Button variant="outlined" startIcon={<RetryIcon />} onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </Stack>
  );
}

/** A skeleton of a list. */
export function ListSkeleton({ rows = 5, avatar = true }: { rows?: number; avatar?: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('shell.loading')} spacing={2} sx={{ p: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Stack key={row} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          {avatar && <Skeleton variant="circular" width={40} height={40} sx={{ flex: 'none' }} />}
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${String(40 + ((row * 17) % 30))}%`} />
            <Skeleton width={`${String(60 + ((row * 23) % 35))}%`} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

/** A skeleton of a table. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('shell.loading')}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            height: 61,
            display: 'flex',
            alignItems: 'center',
            px: 2,
            borderTop: row === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width={`${String(45 + ((row * 17) % 40))}%`} />
        </Box>
      ))}
    </Box>
  );
}

/** A skeleton of cards in their grid. */
export function CardSkeleton({ grid, height, cards = 3 }: { grid: SxProps; height: number; cards?: number }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('shell.loading')} sx={grid}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
