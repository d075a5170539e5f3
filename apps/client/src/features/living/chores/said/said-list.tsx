import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PagedList } from '../../../../ui/paged-list.tsx';
import { ListSkeleton } from '../../../../ui/states.tsx';
import { type SaidAbout, useSaidInfiniteQuery } from './said-api.ts';
import { SaidCard } from './said-card.tsx';

interface SaidListProps {
  about: SaidAbout;
  empty: ReactNode;
}

/** Feedback on a house's chores, or on one of them, newest first. */
export function SaidList({ about, empty }: SaidListProps) {
  const { t } = useTranslation();
  return (
    <PagedList query={useSaidInfiniteQuery(about)} skeleton={<ListSkeleton rows={3} />} empty={empty}>
      {(items) => (
        <Box component="ul" aria-label={t('said.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((said) => (
            <SaidCard key={said._id} said={said} namesChore={about.choreId === undefined} />
          ))}
        </Box>
      )}
    </PagedList>
  );
}
