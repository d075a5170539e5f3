import { type Conversation, LIMITS } from '@common-roof/contracts';
import { useEffect } from 'react';

import { logFailure } from '#lib/log.ts';
import { live, type LiveAnswer } from '#realtime/live.ts';
import type { LogKey } from '#features/living/chat/chat-api.ts';
import { useChatCache } from '#features/living/chat/use-chat-cache.ts';
import { gapAfter, type MessageLog, syncStart } from './message-log.ts';

/** A push often just arrives later than the count. */
const LATE_MS = 1_000;
const AGAIN_MS = 2_000;

/** Whether there are messages or changes that the log lacks. */
const isBehind = (log: MessageLog, conversation: Conversation): boolean =>
  conversation.last_seq > (log.items.at(-1)?.seq ?? 0) || conversation.last_change > log.lastChange;

/**
 * Fetches what the socket missed: after each connect, on waking, if sequence numbers have a gap, and if the
 * conversation is ahead of the log. It uses `conversation:sync` rather than HTTP, because fetching a page marks it
 * read.
 */
export function useConversationSync(
  { id, reader }: LogKey,
  log: MessageLog | undefined,
  conversation: Conversation,
): void {
  const { storeSync } = useChatCache();
  const start = log === undefined ? null : { seq: syncStart(log), change: log.lastChange };
  const hasGap = log !== undefined && gapAfter(log) !== null;
  const isLate = log !== undefined && isBehind(log, conversation);
  const isLoaded = start !== null;

  useEffect(() => {
    if (start === null || reader === 'admin') return;
    let isGone = false;
    let timer: number | undefined;

    /**
     * Syncs. @returns the milliseconds until the next attempt; null if everything is there, or the next connection will
     * sync
     */
    const sync = async (): Promise<number | null> => {
      let { seq, change } = start;
      for (;;) {
        const answer: LiveAnswer<'conversation:sync'> | null = await live.request('conversation:sync', {
          id,
          after_seq: seq,
          after_change: change,
        });
        if (isGone) return null;
        if (answer === null) return live.status() === 'online' ? AGAIN_MS : null;
        if (!answer.ok) {
          logFailure('A conversation could not be synced', answer.problem);
          return answer.problem.status === 429 ? (answer.problem.retry_after ?? 0) * 1_000 + AGAIN_MS : null;
        }
        storeSync(id, reader, answer);
        if (!answer.has_more_after && answer.changed.length < LIMITS.pageMax) return null;
        seq = answer.items.at(-1)?.seq ?? seq;
        change = answer.last_change;
      }
    };
    const run = async (): Promise<void> => {
      window.clearTimeout(timer);
      const wait = await sync();
      if (wait !== null && !isGone) timer = window.setTimeout(() => void run(), wait);
    };
    const onWake = (): void => {
      if (document.visibilityState === 'visible') void run();
    };
    if (hasGap) void run();
    else if (isLate) timer = window.setTimeout(() => void run(), LATE_MS);
    const stop = live.onOnline(() => void run());
    document.addEventListener('visibilitychange', onWake);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', onWake);
    };
    // `start` changes with every message; a sync from an older one is only longer, never wrong.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [storeSync, id, reader, isLoaded, hasGap, isLate]);
}
