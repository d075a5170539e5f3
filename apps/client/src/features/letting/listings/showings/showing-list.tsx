import type { Showing } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useState } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { Section } from '#ui/page.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { type ShowingsView, useShowingsInfiniteQuery } from './showings-api.ts';

interface ShowingListProps {
  title: string;
  /** null: every room that concerns the reader */
  roomId: string | null;
  empty: string;
  actions?: ReactNode;
  children: (showing: Showing) => ReactNode;
}

/** Coming or past showings, in pages. */
export function ShowingList({ title, roomId, empty, actions, children }: ShowingListProps) {
  const { t } = useTranslation();
  const [when, setWhen] = useState<ShowingsView['when']>('coming');
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
        sx={{ mx: { xs: 2, sm: 3 }, mb: 1.5 }}
      >
        {(['coming', 'past'] as const).map((choice) => (
          <ToggleButton key={choice} value={choice} sx={{ minHeight: 44, px: 2, textTransform: 'none' }}>
            {t(`showings.${choice}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <PagedList
        query={useShowingsInfiniteQuery({ roomId, when })}
        skeleton={<ListSkeleton rows={2} avatar={false} />}
        empty={when === 'coming' ? empty : t('showings.nonePast')}
      >
        {(showings) => (
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {showings.map((showing) => children(showing))}
          </Box>
        )}
      </PagedList>
    </Section>
  );
}
