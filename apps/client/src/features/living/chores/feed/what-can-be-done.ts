import type { FeedItem } from '@common-roof/contracts';

import type { PageReader } from '#session/use-reader.ts';

/** Whether the reader did it. */
export const isOwn = ({ roomie }: FeedItem, { id }: PageReader): boolean => roomie._id === id;

type Verdict = FeedItem['verdicts'][number];

export const verdictOf = ({ verdicts }: FeedItem, readerId: string): Verdict | undefined =>
  verdicts.find(({ verifier }) => verifier._id === readerId);

/** Whether the reader can give a verdict: not on their own post, and not too late. */
export function canVerify(item: FeedItem, { id }: PageReader, now: Date): boolean {
  if (item.state !== 'posted' || item.roomie._id === id || item.posted_by === id) return false;
  const given = verdictOf(item, id);
  return now < new Date(item.decides_at) && (given === undefined || now < new Date(given.fixed_at));
}

/** Whether it waits for the reader's first verdict. */
export const isToVerify = (item: FeedItem, reader: PageReader, now: Date): boolean =>
  canVerify(item, reader, now) && verdictOf(item, reader.id) === undefined;

/** Whether the reader can remove it: a roomie their own before any verdict, the homeowner any post at any time. */
export function canTakeAway({ state, roomie, verdicts, appeal }: FeedItem, { id, role }: PageReader): boolean {
  if (state === 'removed' || appeal === 'open') return false;
  return role === 'homeowner' || (roomie._id === id && state === 'posted' && verdicts.length === 0);
}
