import { TYPING_INTERVAL_MS } from '@common-roof/contracts';
import { useRef } from 'react';

import { live } from '#realtime/live.ts';

/** Returns a function that sends a typing signal, throttled to what others need. */
export function useTypingSignal(conversationId: string): () => void {
  const lastTold = useRef(0);
  return () => {
    const now = Date.now();
    if (now - lastTold.current < TYPING_INTERVAL_MS) return;
    lastTold.current = now;
    void live.request('typing', { conversation_id: conversationId });
  };
}
