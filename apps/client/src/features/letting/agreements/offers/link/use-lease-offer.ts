import type { LeaseOfferAnswer } from '@common-roof/contracts';
import { useCallback, useEffect, useState } from 'react';

import { callPublic } from '../../../../../api/call-public.ts';
import type { Answer } from '../../../../../api/calls.ts';
import { createTabSignal } from '../../../../../lib/tab-signal.ts';

/** How often it is looked for a document that is being made. */
const LOOK_AGAIN_MS = 2_000;

const tabs = createTabSignal('common-roof.lease-offer');

const isBeingMade = (offer: LeaseOfferAnswer | undefined): boolean =>
  offer !== undefined && 'lease' in offer && offer.lease !== null && offer.lease.signed_at !== null
    ? !offer.lease.has_document
    : false;

/** By the secret of its link, the server answers what the link shows. */
const isOfLink = (answer: Answer<'changeProspect'>): answer is LeaseOfferAnswer => 'homeowner' in answer;

export interface LeaseOfferOfLink {
  readonly offer: LeaseOfferAnswer | undefined;
  /** Why it could not be read. */
  readonly error: unknown;
  readonly reload: () => Promise<void>;
  /** Does something to it and shows what became of it, in other tabs, too. @throws ApiError */
  readonly act: (work: Promise<Answer<'changeProspect'>>) => Promise<void>;
}

/** What the link of an offer shows, without the store. Nobody tells a stranger of changes: it looks again when one comes back to it. */
export function useLeaseOffer(slug: string): LeaseOfferOfLink {
  const [offer, setOffer] = useState<LeaseOfferAnswer>();
  const [error, setError] = useState<unknown>();
  const reload = useCallback(() => callPublic('readLeaseOffer', { params: { slug } }).then(setOffer, setError), [slug]);
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
  const act = async (work: Promise<Answer<'changeProspect'>>): Promise<void> => {
    const answer = await work;
    if (isOfLink(answer)) setOffer(answer);
    tabs.announce();
  };
  return { offer, error, reload, act };
}
