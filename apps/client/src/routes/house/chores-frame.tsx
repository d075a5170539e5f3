import type { Chore, House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { useChoresQuery } from '../../features/living/chores/chores-api.ts';
import { HouseChoice } from '../../features/living/chores/house-choice.tsx';
import { useChoresHouse } from '../../features/living/chores/use-chores-house.ts';
import { Page } from '../../ui/page.tsx';
import { ListSkeleton, LoadError } from '../../ui/states.tsx';
import { NoHouse } from './no-house.tsx';

interface Shown {
  readonly house: House;
  /** ISO date of the day it is in the house. */
  readonly today: string;
  readonly chores: readonly Chore[];
}

interface ChoresFrameProps {
  heading: string;
  leadOf: (house: House) => string;
  /** Not where a house has no chores yet: then there is one thing to do. */
  actionsOf?: (house: House) => ReactNode;
  /** In pixels. */
  width?: number;
  skeleton?: ReactNode;
  children: (shown: Shown) => ReactNode;
}

/** A page about the chores of one house: which house, while it loads, when it could not, and what it shows then. */
export function ChoresFrame({
  heading,
  leadOf,
  actionsOf,
  width,
  skeleton = <ListSkeleton />,
  children,
}: ChoresFrameProps) {
  const { houses, house, today, isError, choose, retry } = useChoresHouse();
  const chores = useChoresQuery({ houseId: house?._id ?? '' }, { skip: house === undefined });
  const known = house === undefined ? undefined : chores.currentData;

  const hasNone = known?.items.length === 0;

  const body = (): ReactNode => {
    if (houses !== undefined && house === undefined) return <NoHouse />;
    if (house !== undefined && known !== undefined) return children({ house, today, chores: known.items });
    if (house === undefined && isError) return <LoadError onRetry={retry} />;
    if (chores.isError) return <LoadError onRetry={() => void chores.refetch()} />;
    return skeleton;
  };

  return (
    <Page
      heading={heading}
      {...(width === undefined ? {} : { width })}
      {...(house === undefined ? {} : { lead: leadOf(house), actions: hasNone ? undefined : actionsOf?.(house) })}
    >
      <Stack spacing={2}>
        {houses !== undefined && house !== undefined && <HouseChoice houses={houses} house={house} onChoose={choose} />}
        {/* Another house begins anew: nothing that was chosen in one is meant for the other. */}
        <div key={house?._id}>{body()}</div>
      </Stack>
    </Page>
  );
}
