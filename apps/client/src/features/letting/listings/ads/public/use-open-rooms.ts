import { OPEN_ROOMS_AT_ONCE, type PublicAd } from '@common-roof/contracts';
import { useEffect, useState } from 'react';

import { callPublic } from '#api/call-public.ts';
import { answerOnPage, forgetPageAnswers } from '#api/page-answers.ts';
import type { Answer, Args } from '#api/calls.ts';
import type { PagedQuery } from '#ui/paged-list.tsx';
import { readRoomsView } from './rooms-view.ts';

type Page = Answer<'GET /api/wds'>;

interface Rooms {
  search: string;
  pages: readonly Page[];
  /** `early`: as they came with the page, which may be a minute old. */
  state: 'early' | 'ready' | 'more' | 'failed';
}

const callFor = (search: string, cursor = ''): Args<'GET /api/wds'> => ({
  query: { limit: String(OPEN_ROOMS_AT_ONCE), ...readRoomsView(new URLSearchParams(search)), cursor },
});
const failed = (search: string): Rooms => ({ search, pages: [], state: 'failed' });
const fetchRooms = (search: string, cursor?: string): Promise<Page> =>
  callPublic('GET /api/wds', callFor(search, cursor));

function roomsOnPage(search: string): Rooms | null {
  const page = answerOnPage('GET /api/wds', callFor(search));
  return page === undefined ? null : { search, pages: [page], state: 'early' };
}

/**
 * Loads the searched open rooms without the store, because many visitors are new and on a phone. The list is kept while
 * one of them is open.
 * @param search the search in the URL
 * @param isWanted false while they aren't shown
 */
export function useOpenRooms(search: string, isWanted: boolean): PagedQuery<PublicAd> {
  const [rooms, setRooms] = useState<Rooms | null>(() => (isWanted ? roomsOnPage(search) : null));
  const known = rooms?.search === search ? rooms : null;
  const isMissing = isWanted && (known === null || known.state === 'early');

  useEffect(forgetPageAnswers, []);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isAwaited = true;
    fetchRooms(search).then(
      (page) => {
        if (isAwaited) setRooms({ search, pages: [page], state: 'ready' });
      },
      () => {
        if (isAwaited) setRooms((now) => (now?.search === search ? { ...now, state: 'ready' } : failed(search)));
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
