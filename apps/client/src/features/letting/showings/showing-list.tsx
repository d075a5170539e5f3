import type { Showing } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Section } from '../../../ui/page.tsx';
import { ListSkeleton, LoadError } from '../../../ui/states.tsx';
import { type ShowingsView, useShowingsInfiniteQuery } from './showings-api.ts';

interface ShowingListProps {
  title: string;
  /** null: of every room that concerns the reader */
  roomId: string | null;
  empty: string;
  actions?: ReactNode;
  children: (showing: Showing) => ReactNode;
}

/** Showings in pages: those that come, or those that were. */
export function ShowingList({ title, roomId, empty, actions, children }: ShowingListProps) {
  const { t } = useTranslation();
  const [when, setWhen] = useState<ShowingsView['when']>('coming');
  const query = useShowingsInfiniteQuery({ roomId, when });
  const showings = query.currentData?.pages.flatMap(({ items }) => items);
  return (
    <Section id="showings" title={title} actions={actions}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={when}
        aria-label={t('showings.which')}
        onChange={(_, chosen: ShowingsView['when'] | null) => {
          if (chosen !== null) setWhen(chosen);
        }}
        sx={{ mx: { xs: 2, sm: 3 }, mb: 2 }}
      >
        {(['coming', 'past'] as const).map((choice) => (
          <ToggleButton key={choice} value={choice} sx={{ minHeight: 44, px: 2, textTransform: 'none' }}>
            {t(`showings.${choice}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {showings === undefined &&
        (query.isError ? <LoadError onRetry={() => void query.refetch()} /> : <ListSkeleton rows={2} avatar={false} />)}
      {showings?.length === 0 && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>
          {when === 'coming' ? empty : t('showings.nonePast')}
        </Typography>
      )}
      {showings !== undefined && showings.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {showings.map((showing) => children(showing))}
        </Box>
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} sx={{ m: 2 }}>
          {t('shell.showMore')}
        </Button>
      )}
    </Section>
  );
}
