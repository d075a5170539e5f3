import type { Chore, House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { useOpenHouse } from '../../api/resources/use-open-house.ts';
import { useChoresQuery } from '../../features/living/chores/chores-api.ts';
import { HouseChoice } from '../../ui/house-choice.tsx';
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

interface OfHouseProps extends ChoresFrameProps {
  houses: readonly House[];
  house: House;
  today: string;
  onChoose: (id: string) => void;
}

function OfHouse({ houses, house, today, onChoose, children, skeleton, ...frame }: OfHouseProps) {
  const { heading, leadOf, actionsOf, width } = frame;
  const { currentData, isError, refetch } = useChoresQuery({ houseId: house._id });
  const hasNone = currentData?.items.length === 0;
  const body = (): ReactNode => {
    if (currentData !== undefined) return children({ house, today, chores: currentData.items });
    return isError ? <LoadError onRetry={() => void refetch()} /> : skeleton;
  };
  return (
    <Page
      heading={heading}
      lead={leadOf(house)}
      actions={hasNone ? undefined : actionsOf?.(house)}
      {...(width === undefined ? {} : { width })}
    >
      <Stack spacing={2}>
        <HouseChoice houses={houses} house={house} onChoose={onChoose} />
        {/* Another house begins anew: nothing that was chosen in one is meant for the other. */}
        <div key={house._id}>{body()}</div>
      </Stack>
    </Page>
  );
}

/** A page about the chores of one house: which house, while it loads, when it could not, and what it shows then. */
export function ChoresFrame({ skeleton = <ListSkeleton />, ...props }: ChoresFrameProps) {
  const { houses, house, today, isError, choose, retry } = useOpenHouse();
  if (houses !== undefined && house !== undefined) {
    return <OfHouse {...props} {...{ houses, house, today, skeleton }} onChoose={choose} />;
  }
  const { heading, width } = props;
  return (
    <Page heading={heading} {...(width === undefined ? {} : { width })}>
      {houses === undefined ? isError ? <LoadError onRetry={retry} /> : skeleton : <NoHouse />}
    </Page>
  );
}
