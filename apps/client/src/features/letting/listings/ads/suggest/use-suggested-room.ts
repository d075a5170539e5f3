import type { SuggestedRoom } from '@common-roof/contracts';
import { useEffect, useState } from 'react';

import { callPublic } from '#api/call-public.ts';

interface Suggested {
  room: SuggestedRoom | undefined;
  /** Why it could not be loaded. */
  error: unknown;
  refetch: () => void;
}

/** Loads the room of a suggestion's link without the store. @param token must not change during the component's lifetime */
export function useSuggestedRoom(token: string): Suggested {
  const [room, setRoom] = useState<SuggestedRoom>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    callPublic('POST /api/suggestions/room', { body: { token } }).then(setRoom, setError);
  }, [token, tries]);
  return {
    room,
    error,
    refetch: () => {
      setError(undefined);
      setTries(tries + 1);
    },
  };
}
