import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';

import { api, type TAGS } from '../api/api.ts';
import { logFailure } from '../lib/log.ts';
import { session } from '../session/session.ts';
import { live, type LiveEvent, type LiveStatus } from './live.ts';

type Tag = (typeof TAGS)[number];

/** What an event says has changed, without saying how: it is read anew. */
const MADE_STALE = {
  'conversations:changed': ['Conversations', 'Me'],
  'house:changed': ['Houses', 'Me'],
  'neatkeepers:changed': ['Neatkeepers'],
  'ad:changed': ['Ads'],
  'prospect:changed': ['Offers'],
  'showing:changed': ['Showings'],
} satisfies Partial<Record<LiveEvent, Tag[]>>;

/** Everything that events keep fresh; after a gap in the connection none of it is certain. */
const MISSED_BY_A_GAP: Tag[] = ['Live', ...Object.values<Tag[]>(MADE_STALE).flat()];

/** Opens the connection for as long as somebody is signed in, and makes good what a gap in it lost. */
export function useLiveConnection(accountId: string): void {
  const dispatch = useDispatch();

  useEffect(() => {
    let gone = false;
    const stops = [
      // Object.entries widens the names of its own argument.
      ...Object.entries<Tag[]>(MADE_STALE).map(([event, tags]) =>
        live.on(event as keyof typeof MADE_STALE, () => {
          dispatch(api.util.invalidateTags(tags));
        }),
      ),
      // The first time too: what was fetched before the connection stood may lack what happened in between.
      live.onOnline(() => {
        dispatch(api.util.invalidateTags(MISSED_BY_A_GAP));
      }),
    ];
    import('./socket-transport.ts')
      .then(({ connectSocket }) => {
        const token = session.token();
        if (!gone && token !== null) live.start(connectSocket, token);
      })
      .catch((cause: unknown) => {
        logFailure('The live connection could not be loaded', cause);
      });
    return () => {
      gone = true;
      for (const stop of stops) stop();
      live.stop();
    };
  }, [accountId, dispatch]);
}

export const useLiveStatus = (): LiveStatus => useSyncExternalStore(live.subscribeStatus, live.status);
