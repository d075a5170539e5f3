import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { useOpenHouse } from '../../api/resources/use-open-house.ts';
import { HouseChoice } from '../../ui/house-choice.tsx';
import { Page } from '../../ui/page.tsx';
import { ListSkeleton, LoadError } from '../../ui/states.tsx';

interface HouseFrameProps {
  heading: string;
  leadOf: (house: House) => string;
  actionsOf?: (house: House) => ReactNode;
  /** In pixels. */
  width?: number;
  skeleton?: ReactNode;
  /** Where the reader has no open house. */
  none: ReactNode;
  /** @param today ISO date of the day it is in the house */
  children: (house: House, today: string) => ReactNode;
}

/** A page about one open house of the reader: which one, while it loads, when it could not, and what it shows then. */
export function HouseFrame({
  heading,
  leadOf,
  actionsOf,
  width,
  skeleton = <ListSkeleton />,
  none,
  children,
}: HouseFrameProps) {
  const { houses, house, today, isError, choose, retry } = useOpenHouse();
  const wide = width === undefined ? {} : { width };
  if (houses === undefined || house === undefined) {
    return (
      <Page heading={heading} {...wide}>
        {houses === undefined ? isError ? <LoadError onRetry={retry} /> : skeleton : none}
      </Page>
    );
  }
  return (
    <Page heading={heading} lead={leadOf(house)} actions={actionsOf?.(house)} {...wide}>
      <Stack spacing={2}>
        <HouseChoice houses={houses} house={house} onChoose={choose} />
        {/* Another house begins anew: nothing that was chosen in one is meant for the other. */}
        <div key={house._id}>{children(house, today)}</div>
      </Stack>
    </Page>
  );
}
