import type { PublicAd } from '@common-roof/contracts';
import { useEffect, useState } from 'react';

import { callPublic } from '#api/call-public.ts';
import type { Answer } from '#api/calls.ts';
import type { PagedQuery } from '#ui/paged-list.tsx';
import { readRoomsView } from './rooms-view.ts';

type Page = Answer<'GET /api/wds'>;

interface Rooms {
  search: string;
  pages: readonly Page[];
  state: 'ready' | 'more' | 'failed';
}

const fetchRooms = (search: string, cursor = ''): Promise<Page> =>
  callPublic('GET /api/wds', { query: { limit: '24', ...readRoomsView(new URLSearchParams(search)), cursor } });

/**
 * Loads the searched open rooms without the store, because many visitors are new and on a phone. The list is kept while
 * one of them is open.
 * @param search the search in the URL
 * @param isWanted false while they aren't shown
 */
export function useOpenRooms(search: string, isWanted: boolean): PagedQuery<PublicAd> {
  const [rooms, setRooms] = useState<Rooms | null>(null);
  const known = rooms?.search === search ? rooms : null;
  const isMissing = isWanted && known === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isAwaited = true;
    const show = (pages: readonly Page[], state: Rooms['state']): void => {
      if (isAwaited) setRooms({ search, pages, state });
    };
    fetchRooms(search).then(
      (page) => {
        show([page], 'ready');
      },
      () => {
        show([], 'failed');
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [search, isMissing]);

  const next = known?.pages.at(-1)?.next_cursor ?? null;
  const fetchMore = async (cursor: string): Promise<void> => {
    setRooms((now) => now && { ...now, state: 'more' });
    // The failure was alerted by the rules of every call; a button retries.
    const more = await fetchRooms(search, cursor).then(
      (page) => [page],
      () => [],
    );
    setRooms((now) => (now?.search === search ? { search, pages: [...now.pages, ...more], state: 'ready' } : now));
  };

  return {
    currentData: known === null || known.state === 'failed' ? undefined : known,
    isError: known?.state === 'failed',
    hasNextPage: next !== null,
    isFetchingNextPage: known?.state === 'more',
    refetch: () => {
      setRooms(null);
    },
    fetchNextPage: () => (next === null || known?.state === 'more' ? undefined : fetchMore(next)),
  };
}
