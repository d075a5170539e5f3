import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { api, listOf } from '#api/api.ts';
import { logFailure } from '#lib/log.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { session } from '#session/session.ts';
import { live, type LiveEvent, type LiveStatus } from './live.ts';
import type { WithAnswers } from './missed.ts';
import { onInvalidations, invalidatedTags, type InvalidatedTags, type Tag } from './live-tags.ts';

const CONNECTED_WITHIN_MS = 1_000;
/** If its code can't be loaded, anything may have been missed. */
async function askMissed(answers: WithAnswers): Promise<boolean> {
  try {
    const { mayHaveMissed } = await import('./missed.ts');
    return await mayHaveMissed(answers);
  } catch {
    return true;
  }
}

/** Keeps the connection open while an account is signed in, and refetches what a gap missed. */
export function useLiveConnection(accountId: string): void {
  const dispatch = useDispatch();
  const store = useStore<WithAnswers>();

  useEffect(() => {
    let gone = false;
    const follow = <E extends LiveEvent>(event: E, kinds: InvalidatedTags<E>): (() => void) =>
      live.on(event, (payload) => {
        // Object.entries widens the type of its argument's keys.
        const stale = (Object.entries(kinds) as [Tag, NonNullable<InvalidatedTags<E>[Tag]>][]).flatMap(
          ([type, idOf]) => {
            const id = idOf(payload);
            return id === null ? [{ type }] : [{ type, id }, listOf(type)];
          },
        );
        dispatch(api.util.invalidateTags(stale));
      });
    const readAgain = (): void => {
      dispatch(api.util.invalidateTags(['Live', ...invalidatedTags()]));
    };
    let isFirst = true;
    const catchUp = async (): Promise<void> => {
      const wasFirst = isFirst;
      isFirst = false;
      // Data fetched before the first connect may miss changes in between, but rarely does.
      if (wasFirst && !(await askMissed(store.getState()))) return;
      if (!gone) readAgain();
    };
    const stops: (() => void)[] = [live.onOnline(() => void catchUp())];
    stops.push(
      onInvalidations((tags) => {
        for (const event of Object.keys(tags) as LiveEvent[]) stops.push(follow(event, tags[event] ?? {}));
      }),
    );
    const connect = async (): Promise<void> => {
      try {
        const { connectSocket } = await import('./socket-transport.ts');
        const token = session.token();
        if (!gone && token !== null) live.start(connectSocket, token);
      } catch (cause) {
        logFailure('The live connection could not be loaded', cause);
      }
    };
    // Connects after the page has rendered: until then its data is being fetched anyway.
    stops.push(whenIdle(() => void connect(), CONNECTED_WITHIN_MS));
    return () => {
      gone = true;
      for (const stop of stops) stop();
      live.stop();
    };
  }, [accountId, dispatch, store]);
}

export const useLiveStatus = (): LiveStatus => useSyncExternalStore(live.subscribeStatus, live.status);
