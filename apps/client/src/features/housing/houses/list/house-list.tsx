import type { House } from '@common-roof/contracts';
import type { ReactNode } from 'react';

import { PagedList } from '#ui/paged-list.tsx';
import { CardSkeleton } from '#ui/states.tsx';
import { type HousesFilter, useHousesInfiniteQuery } from '#features/housing/houses/houses-api.ts';
import { houseGrid } from './house-grid.tsx';

interface HouseListProps {
  filter: HousesFilter;
  empty: ReactNode;
  /** A skeleton in the layout of the content, unless that is cards. */
  skeleton?: ReactNode;
  children: (houses: readonly House[]) => ReactNode;
}

/** The caller's houses matching a filter. */
export function HouseList({
  filter,
  empty,
  skeleton = <CardSkeleton grid={houseGrid} height={280} />,
  children,
}: HouseListProps) {
  return (
    <PagedList query={useHousesInfiniteQuery(filter)} skeleton={skeleton} empty={empty}>
      {children}
    </PagedList>
  );
}
