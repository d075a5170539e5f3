import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useTranslation } from '#i18n/use-translation.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { ListSkeleton } from '#ui/states.tsx';
import { type FeedbackAbout, useChoreFeedbackInfiniteQuery } from './feedback-api.ts';
import { FeedbackCard } from './feedback-card.tsx';

interface SaidListProps {
  about: FeedbackAbout;
  empty: ReactNode;
}

/** Feedback on a house's chores, or on one of them, newest first. */
export function FeedbackList({ about, empty }: SaidListProps) {
  const { t } = useTranslation();
  return (
    <PagedList query={useChoreFeedbackInfiniteQuery(about)} skeleton={<ListSkeleton rows={3} />} empty={empty}>
      {(items) => (
        <Box component="ul" aria-label={t('said.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((said) => (
            <FeedbackCard key={said._id} said={said} namesChore={about.choreId === undefined} />
          ))}
        </Box>
      )}
    </PagedList>
  );
}
