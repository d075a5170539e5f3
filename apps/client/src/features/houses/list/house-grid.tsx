import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HousesIcon } from '../../ui/icons.tsx';
import { EmptyState, LoadError } from '../../ui/states.tsx';
import { HouseCard } from './house-card.tsx';
import { useHousesInfiniteQuery } from './houses-api.ts';

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
} as const;

/** The caller's houses as cards: owned, lived in or kept. */
export function HouseGrid({ empty, renderBody }: { empty: string; renderBody?: (house: House) => ReactNode }) {
  const { t } = useTranslation();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHousesInfiniteQuery();
  const houses = data?.pages.flatMap((page) => page.items);

  if (houses === undefined) {
    if (isError) return <LoadError onRetry={() => void refetch()} />;
    return (
      <Box role="status" aria-label={t('shell.loading')} sx={grid}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} variant="rounded" height={260} />
        ))}
      </Box>
    );
  }
  if (houses.length === 0) return <EmptyState icon={<HousesIcon />} text={empty} />;
  return (
    <>
      <Box sx={grid}>
        {houses.map((house) => (
          <HouseCard key={house._id} house={house}>
            {renderBody?.(house)}
          </HouseCard>
        ))}
      </Box>
      {hasNextPage && (
        <Button sx={{ mt: 3 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('shell.showMore')}
        </Button>
      )}
    </>
  );
}
