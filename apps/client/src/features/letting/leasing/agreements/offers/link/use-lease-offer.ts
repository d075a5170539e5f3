import type { LeaseOfferAnswer } from '@common-roof/contracts';
import { useCallback, useEffect, useState } from 'react';

import { callPublic } from '#api/call-public.ts';
import type { Answer } from '#api/calls.ts';
import { createTabSignal } from '#lib/tab-signal.ts';

/** The polling interval while a document is being prepared. */
const LOOK_AGAIN_MS = 2_000;

const tabs = createTabSignal('common-roof.lease-offer');

const isBeingMade = (offer: LeaseOfferAnswer | undefined): boolean =>
  offer !== undefined && 'lease' in offer && offer.lease !== null && offer.lease.signed_at !== null
    ? !offer.lease.has_document
    : false;

/** Called with a link's secret, the server returns what the link shows. */
const isOfLink = (answer: Answer<'PUT /api/newroomies/{id}'>): answer is LeaseOfferAnswer => 'homeowner' in answer;

export interface LeaseOfferOfLink {
  readonly offer: LeaseOfferAnswer | undefined;
  /** Why it could not be loaded. */
  readonly error: unknown;
  readonly reload: () => Promise<void>;
  /** Runs an action and shows its result, in other tabs too. @throws ApiError */
  readonly act: (work: Promise<Answer<'PUT /api/newroomies/{id}'>>) => Promise<void>;
}

/**
 * Loads the content of an offer's link without the store. Without an account there are no live updates, so it refetches
 * when the tab is shown again.
 */
export function useLeaseOffer(slug: string): LeaseOfferOfLink {
  const [offer, setOffer] = useState<LeaseOfferAnswer>();
  const [error, setError] = useState<unknown>();
  const reload = useCallback(
    () => callPublic('GET /api/newlease/{slug}', { params: { slug } }).then(setOffer, setError),
    [slug],
  );
  useEffect(() => {
    void reload();
    const look = (): void => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    const stopListening = tabs.listen(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopListening();
    };
  }, [reload]);
  useEffect(() => {
    if (!isBeingMade(offer)) return undefined;
    const timer = window.setTimeout(() => void reload(), LOOK_AGAIN_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [offer, reload]);
  const act = async (work: Promise<Answer<'PUT /api/newroomies/{id}'>>): Promise<void> => {
    const answer = await work;
    if (isOfLink(answer)) setOffer(answer);
    tabs.announce();
  };
  return { offer, error, reload, act };
}
