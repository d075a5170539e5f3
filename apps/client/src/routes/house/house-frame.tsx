import type { House } from '@common-roof/contracts';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { useOpenHouse } from '#api/resources/use-open-house.ts';
import { SampleBanner } from '#features/insight/sample-house/lazy-sample-house.ts';
import { HouseChoice } from '#ui/house-choice.tsx';
import { Page } from '#ui/page.tsx';
import { ListSkeleton, LoadError } from '#ui/states.tsx';

interface HouseFrameProps {
  heading: string;
  leadOf: (house: House) => string;
  actionsOf?: (house: House) => ReactNode;
  /** In pixels. */
  width?: number;
  skeleton?: ReactNode;
  /** Shown if the reader has no open house. */
  none: ReactNode;
  /** @param today the current ISO date in the house */
  children: (house: House, today: string) => ReactNode;
}

/** A page about one of the reader's open houses, with its choice, loading and error states. */
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
        {house.is_sample && <SampleBanner />}
        <HouseChoice houses={houses} house={house} onChoose={choose} />
        {/* Another house resets the page's state. */}
        <div key={house._id}>{children(house, today)}</div>
      </Stack>
    </Page>
  );
}
