import type { VisitState } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { PagedList } from '#ui/paged-list.tsx';
import type { FeedPhotos } from '#features/living/chores/feed/feed-photos.ts';
import { VisitCard } from './visit-card.tsx';
import { useVisitsInfiniteQuery } from './visits-api.ts';

interface VisitListProps {
  houseId: string;
  state?: VisitState | undefined;
  gallery: FeedPhotos['gallery'];
  empty: ReactNode;
}

/** Visit reports of a house, newest first. */
export function VisitList({ houseId, state, gallery, empty }: VisitListProps) {
  return (
    <PagedList query={useVisitsInfiniteQuery({ houseId, state })} empty={empty}>
      {(visits) => (
        <Stack spacing={2}>
          {visits.map((visit) => (
            <VisitCard key={visit._id} visit={visit} gallery={gallery} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
