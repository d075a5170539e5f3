import type { FeedItem } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { dateAndTime } from '#lib/dates.ts';
import { CheckIcon, ClockIcon, WarningIcon } from '#ui/icons.tsx';
import { now } from '#lib/clock.ts';

interface Shown {
  readonly icon: ReactNode;
  readonly color: string;
  readonly text: string;
}

function useShown({ state, points, decides_at: decidesAt, appeal, is_extra: isExtra }: FeedItem): Shown | null {
  const { t, i18n } = useTranslation();
  switch (state) {
    case 'posted': {
      const isLate = new Date(decidesAt) <= now();
      const text = isLate
        ? t('feed.state.late')
        : t(isExtra ? 'feed.state.extra' : 'feed.state.posted', { when: dateAndTime(decidesAt, i18n.language) });
      return { icon: <ClockIcon fontSize="small" />, color: 'text.secondary', text };
    }
    case 'verified':
      return {
        icon: <CheckIcon fontSize="small" />,
        color: 'success.main',
        text: t(appeal === null ? 'feed.state.verified' : 'feed.state.overturned', { count: points }),
      };
    case 'rejected':
      return {
        icon: <WarningIcon fontSize="small" />,
        color: 'error.main',
        text: t(appeal === null || appeal === 'upheld' ? 'feed.state.rejected' : `feed.state.appeal.${appeal}`),
      };
    case 'lapsed':
      return { icon: <ClockIcon fontSize="small" />, color: 'text.secondary', text: t('feed.state.lapsed') };
    case 'removed':
      return null;
  }
}

/** The state of a post, in words and with an icon. */
export function FeedStateLine({ item }: { item: FeedItem }) {
  const shown = useShown(item);
  if (shown === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: shown.color }}>
      <Box aria-hidden="true" sx={{ display: 'flex' }}>
        {shown.icon}
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {shown.text}
      </Typography>
    </Box>
  );
}
