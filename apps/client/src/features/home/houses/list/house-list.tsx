import type { House } from '@common-roof/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../../../ui/states.tsx';
import { type HousesFilter, useHousesInfiniteQuery } from '../houses-api.ts';
import { houseGrid } from './house-grid.tsx';

interface HouseListProps {
  filter: HousesFilter;
  empty: ReactNode;
  children: (houses: readonly House[]) => ReactNode;
}

/** The caller's houses that fit a filter, a page at a time, with what to show while they come and when there are none. */
export function HouseList({ filter, empty, children }: HouseListProps) {
  const { t } = useTranslation();
  const { currentData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useHousesInfiniteQuery(filter);
  const houses = currentData?.pages.flatMap((page) => page.items);
  if (houses === undefined) {
    if (isError) return <LoadError onRetry={() => void refetch()} />;
    return (
      <Box role="status" aria-label={t('shell.loading')} sx={houseGrid}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} variant="rounded" height={280} />
        ))}
      </Box>
    );
  }
  if (houses.length === 0) return empty;
  return (
    <>
      {children(houses)}
      {hasNextPage && (
        <Button sx={{ mt: 3 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('shell.showMore')}
        </Button>
      )}
    </>
  );
}
