import type { ChoreAssignment, House } from '@common-roof/contracts';

import { now } from '#lib/clock.ts';
import { loadWords } from '#i18n/i18n.ts';
import { useReader } from '#session/use-reader.ts';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useTurnsQuery } from '#features/living/chores/chores-api.ts';
import { turnsAround } from '#features/living/chores/feed/say-done.tsx';
import type { Offered } from './offer-list.tsx';

const OfferList = lazyOnOpen(async () => {
  const [part] = await Promise.all([import('./offer-list.tsx'), loadWords('balances')]);
  return part.OfferList;
});

/** Whether it is another roomie's missed turn that is still offered. */
const isOpenOffer = (turn: ChoreAssignment, readerId: string): turn is Offered =>
  turn.offer !== null &&
  turn.offer.missed_by._id !== readerId &&
  turn.state === 'due' &&
  turn.assignee === null &&
  new Date(turn.due_at) > now();

interface OffersTodayProps {
  house: Pick<House, '_id'>;
  /** The current ISO date in the house. */
  today: string;
}

/** Missed turns the reader can take for extra points; nothing if there are none. */
export function OffersToday({ house, today }: OffersTodayProps) {
  const reader = useReader();
  const { currentData: turns = [] } = useTurnsQuery(turnsAround(house._id, today));
  const offers = turns.filter((turn): turn is Offered => isOpenOffer(turn, reader.id));
  return offers.length === 0 ? null : <OfferList offers={offers} today={today} />;
}
