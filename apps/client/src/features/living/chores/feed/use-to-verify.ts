import type { FeedItem } from '@common-roof/contracts';

import { useOpenFeedQuery } from './feed-api.ts';
import { useReader } from '#session/use-reader.ts';
import { isToVerify } from './what-can-be-done.ts';
import { now } from '#lib/clock.ts';

interface ToVerify {
  /** Undefined while loading. */
  readonly items: readonly FeedItem[] | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Returns a house's posts that wait for the reader. */
export function useToVerify(houseId: string): ToVerify {
  const reader = useReader();
  const { currentData, isError, refetch } = useOpenFeedQuery({ houseId });
  const present = now();
  return {
    items: currentData?.items.filter((item) => isToVerify(item, reader, present)),
    isError,
    retry: () => void refetch(),
  };
}
