import { TYPING_INTERVAL_MS } from '@common-roof/contracts';
import { useEffect, useState } from 'react';

import { live } from '#realtime/live.ts';

const SHOWN_MS = TYPING_INTERVAL_MS + 1_500;

/** Returns the names of people who are typing. */
export function useTyping(conversationId: string, me: string): string[] {
  const [typing, setTyping] = useState<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    const timers = new Map<string, number>();
    const forget = (account: string): void => {
      window.clearTimeout(timers.get(account));
      timers.delete(account);
      setTyping((known) => new Map([...known].filter(([id]) => id !== account)));
    };
    const stops = [
      live.on('typing', ({ conversation_id: id, account_id: account, name }) => {
        if (id !== conversationId || account === me) return;
        window.clearTimeout(timers.get(account));
        timers.set(account, window.setTimeout(forget, SHOWN_MS, account));
        setTyping((known) => new Map(known).set(account, name));
      }),
      live.on('message:created', ({ conversation_id: id, sender_id: account }) => {
        if (id === conversationId) forget(account);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers.values()) window.clearTimeout(timer);
      setTyping(new Map());
    };
  }, [conversationId, me]);

  return [...typing.values()];
}
