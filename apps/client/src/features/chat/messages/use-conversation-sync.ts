import { useEffect } from 'react';

import { logFailure } from '../../../lib/log.ts';
import { live, type LiveAnswer } from '../../../realtime/live.ts';
import type { LogKey } from '../chat-api.ts';
import { useChatCache } from '../use-chat-cache.ts';
import { gapAfter, type MessageLog, syncStart } from './message-log.ts';

/**
 * Makes good what the socket did not bring: after each connect, on waking, and where the numbers show a hole.
 * By `conversation:sync` and not by HTTP, because fetching a page marks it read.
 */
export function useConversationSync(key: LogKey, log: MessageLog | undefined): void {
  const { storeMessages } = useChatCache();
  const { id, reader } = key;
  const start = log === undefined ? null : syncStart(log);
  const gap = log === undefined ? null : gapAfter(log);
  const isLoaded = start !== null;

  useEffect(() => {
    if (!isLoaded || reader === 'admin') return;
    let isGone = false;
    const sync = async (): Promise<void> => {
      let after: number | null = start;
      while (after !== null && !isGone) {
        const answer: LiveAnswer<'conversation:sync'> | null = await live.request('conversation:sync', {
          id,
          after_seq: after,
        });
        if (answer?.ok !== true) {
          if (answer?.ok === false) logFailure('A conversation could not be synced', answer.problem);
          return;
        }
        storeMessages(id, reader, answer.items);
        const last: number | undefined = answer.items.at(-1)?.seq;
        after = answer.has_more_after && last !== undefined && last > after ? last : null;
      }
    };
    const run = (): void => void sync();
    const onWake = (): void => {
      if (document.visibilityState === 'visible') run();
    };
    if (gap !== null) run();
    const stop = live.onOnline(run);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', onWake);
    };
    // `start` moves with every message; a sync begun at an older one is only longer, never wrong.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [storeMessages, id, reader, isLoaded, gap]);
}
