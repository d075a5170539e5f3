import type { Chore, House } from '@common-roof/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';

import { useAnswered } from '#api/use-answered.ts';
import { useBalancesQuery } from '#features/living/chores/balances/balances-api.ts';
import { useChoresQuery } from '#features/living/chores/chores-api.ts';
import { ListSkeleton, LoadError } from '#ui/states.tsx';
import { useHouseholdRole } from './household-role.ts';
import { HouseFrame } from './house-frame.tsx';
import { NoHouse } from './no-house.tsx';

interface Shown {
  readonly house: House;
  /** The current ISO date in the house. */
  readonly today: string;
  readonly chores: readonly Chore[];
}

interface ChoresFrameProps {
  heading: string;
  leadOf: (house: House) => string;
  /** Omitted if a house has no chores yet, so that there is one thing to do. */
  actionsOf?: (house: House) => ReactNode;
  /** In pixels. */
  width?: number;
  skeleton?: ReactNode;
  children: (shown: Shown) => ReactNode;
}

function Actions({ house, children }: { house: House; children: ReactNode }) {
  const { currentData } = useChoresQuery({ houseId: house._id });
  return currentData?.items.length === 0 ? null : children;
}

interface BodyProps extends Pick<ChoresFrameProps, 'skeleton' | 'children'> {
  house: House;
  today: string;
}

function Body({ house, today, skeleton, children }: BodyProps) {
  const role = useHouseholdRole();
  const { currentData, isError, refetch } = useChoresQuery({ houseId: house._id });
  // Notes above the turns are loaded before anything is shown, so that nothing shifts.
  const isAnswered = useAnswered(useBalancesQuery(role === 'neatkeeper' ? skipToken : { houseId: house._id }));
  if (currentData !== undefined && isAnswered) return children({ house, today, chores: currentData.items });
  return isError ? <LoadError onRetry={() => void refetch()} /> : skeleton;
}

/** A page about the chores of one house. */
export function ChoresFrame({ skeleton = <ListSkeleton />, actionsOf, children, ...frame }: ChoresFrameProps) {
  return (
    <HouseFrame
      {...frame}
      skeleton={skeleton}
      none={<NoHouse />}
      {...(actionsOf === undefined
        ? {}
        : { actionsOf: (house: House) => <Actions house={house}>{actionsOf(house)}</Actions> })}
    >
      {(house, today) => (
        <Body house={house} today={today} skeleton={skeleton}>
          {children}
        </Body>
      )}
    </HouseFrame>
  );
}
