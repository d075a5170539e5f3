import type { FeedItem } from '@common-roof/contracts';

import type { PageReader } from '../../../../session/use-reader.ts';

/** Whether it is what the reader did. */
export const isOwn = ({ roomie }: FeedItem, { id }: PageReader): boolean => roomie._id === id;

type Verdict = FeedItem['verdicts'][number];

export const verdictOf = ({ verdicts }: FeedItem, readerId: string): Verdict | undefined =>
  verdicts.find(({ verifier }) => verifier._id === readerId);

/** Whether the reader can say that it is done or not: not of their own, and not when the time for that is over. */
export function canVerify(item: FeedItem, { id }: PageReader, now: Date): boolean {
  if (item.state !== 'posted' || item.roomie._id === id || item.posted_by === id) return false;
  const given = verdictOf(item, id);
  return now < new Date(item.decides_at) && (given === undefined || now < new Date(given.fixed_at));
}

/** Whether it waits for the reader, who has said nothing of it yet. */
export const isToVerify = (item: FeedItem, reader: PageReader, now: Date): boolean =>
  canVerify(item, reader, now) && verdictOf(item, reader.id) === undefined;

/** A roomie takes their own away before anybody has said something, the homeowner anything at any time. */
export function canTakeAway({ state, roomie, verdicts, appeal }: FeedItem, { id, role }: PageReader): boolean {
  if (state === 'removed' || appeal === 'open') return false;
  return role === 'homeowner' || (roomie._id === id && state === 'posted' && verdicts.length === 0);
}
