import { useEffect, useRef, useState } from 'react';

import { live } from '#realtime/live.ts';
import { useChatCache } from '#features/living/chat/use-chat-cache.ts';

function useWindowFocus(): boolean {
  const [hasFocus, setFocus] = useState(() => document.hasFocus());
  useEffect(() => {
    const look = (): void => {
      setFocus(document.hasFocus() && document.visibilityState === 'visible');
    };
    const events = ['focus', 'blur'] as const;
    for (const event of events) window.addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return hasFocus;
}

interface ReadMark {
  conversationId: string;
  me: string;
  lastSeq: number;
  isBottomVisible: boolean;
}

/** Marks messages read when they are visible: the window has focus and the end of the conversation is in view. */
export function useReadMark({ conversationId, me, lastSeq, isBottomVisible }: ReadMark): void {
  const { storeOwnRead } = useChatCache();
  const hasFocus = useWindowFocus();
  const marked = useRef(0);

  useEffect(() => {
    if (!hasFocus || !isBottomVisible || lastSeq <= marked.current) return;
    const mark = async (): Promise<void> => {
      const answer = await live.request('message:read', { conversation_id: conversationId, seq: lastSeq });
      if (answer?.ok !== true) return;
      marked.current = Math.max(marked.current, lastSeq);
      storeOwnRead(conversationId, me, answer.last_read_seq);
    };
    void mark();
    // A mark that failed offline is sent when the connection is back.
    return live.onOnline(() => void mark());
  }, [conversationId, hasFocus, isBottomVisible, lastSeq, me, storeOwnRead]);
}
