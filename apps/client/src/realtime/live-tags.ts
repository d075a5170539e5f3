import type { TAGS } from '#api/api.ts';
import type { LiveEvent, LivePayload } from './live.ts';

export type Tag = (typeof TAGS)[number];

/** Returns the id of the item an event is about; null: any item. */
type IdOf<E extends LiveEvent> = (payload: LivePayload<E>) => string | null;

/** What an event makes stale, by tag. */
export type InvalidatedTags<E extends LiveEvent> = Readonly<Partial<Record<Tag, IdOf<E>>>>;
export type LiveTags = { readonly [E in LiveEvent]?: InvalidatedTags<E> };

/** For events about the only item, or about an unnamed one. */
export const all = (): null => null;

const known: LiveTags[] = [];
const followers = new Set<(tags: LiveTags) => void>();

/**
 * Declares which events make a feature's data stale: `invalidateOn({ 'ad:changed': { Ads: ({ ad_id }) => ad_id } })`.
 * One runner listens for all features, from when each is loaded.
 */
export function invalidateOn(tags: LiveTags): LiveTags {
  known.push(tags);
  for (const follow of followers) follow(tags);
  return tags;
}

/** Calls `follow` for every feature's tags, including features loaded later. @returns a function that stops it */
export function onInvalidations(follow: (tags: LiveTags) => void): () => void {
  for (const tags of known) follow(tags);
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** Returns the tags that events keep up to date. */
export const invalidatedTags = (): Tag[] => [
  // Object.keys widens the type of its argument's keys.
  ...new Set(known.flatMap((tags) => Object.values(tags).flatMap((kinds) => Object.keys(kinds) as Tag[]))),
];
