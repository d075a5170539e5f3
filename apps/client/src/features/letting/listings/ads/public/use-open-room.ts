import type { PublicAd } from '@common-roof/contracts';
import { useEffect, useState } from 'react';

import { callPublic } from '#api/call-public.ts';
import { answerOnPage, forgetPageAnswers } from '#api/page-answers.ts';

interface OpenRoom {
  ad: PublicAd | undefined;
  /** Why it could not be loaded. */
  error: unknown;
  refetch: () => void;
}

/** Loads one open room without the store. @param id must not change during the component's lifetime */
export function useOpenRoom(id: string): OpenRoom {
  const [ad, setAd] = useState<PublicAd | undefined>(() => answerOnPage('GET /api/wds/{id}', { params: { id } }));
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const isKnown = ad !== undefined;
  useEffect(() => {
    forgetPageAnswers();
    if (isKnown) return;
    callPublic('GET /api/wds/{id}', { params: { id } }).then(setAd, setError);
  }, [id, tries, isKnown]);
  return {
    ad,
    error,
    refetch: () => {
      setError(undefined);
      setTries(tries + 1);
    },
  };
}
