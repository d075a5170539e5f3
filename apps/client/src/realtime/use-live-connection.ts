import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '../api/api.ts';
import { logFailure } from '../lib/log.ts';
import { session } from '../session/session.ts';
import { live, type LiveStatus } from './live.ts';

/** Opens the connection for as long as somebody is signed in, and makes good what a gap in it lost. */
export function useLiveConnection(accountId: string): void {
  const dispatch = useDispatch();

  useEffect(() => {
    let gone = false;
    let hasBeenOnline = false;
    const stops = [
      live.on('session:ended', ({ reason }) => {
        session.end(reason);
      }),
      live.on('conversations:changed', () => {
        dispatch(api.util.invalidateTags(['Conversations', 'Me']));
      }),
      live.on('house:changed', () => {
        dispatch(api.util.invalidateTags(['Houses', 'Me']));
      }),
      live.on('neatkeepers:changed', () => {
        dispatch(api.util.invalidateTags(['Neatkeepers']));
      }),
      live.on('ad:changed', () => {
        dispatch(api.util.invalidateTags(['Ads']));
      }),
      live.on('prospect:changed', () => {
        dispatch(api.util.invalidateTags(['Offers']));
      }),
      live.on('showing:changed', () => {
        dispatch(api.util.invalidateTags(['Showings']));
      }),
      live.onOnline(() => {
        if (hasBeenOnline) dispatch(api.util.invalidateTags(['Live']));
        hasBeenOnline = true;
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
