import type { TAGS } from '../api/api.ts';
import type { LiveEvent, LivePayload } from './live.ts';

export type Tag = (typeof TAGS)[number];

/** Which one an event is about, by its id; null where it may be any of them. */
type IdOf<E extends LiveEvent> = (payload: LivePayload<E>) => string | null;

/** What an event makes stale, by the kind of thing. */
export type InvalidatedTags<E extends LiveEvent> = Readonly<Partial<Record<Tag, IdOf<E>>>>;
export type LiveTags = { readonly [E in LiveEvent]?: InvalidatedTags<E> };

/** Where there is only one, or an event does not say which. */
export const all = (): null => null;

const known: LiveTags[] = [];
const followers = new Set<(tags: LiveTags) => void>();

/**
 * A feature says which events make what it fetched stale: `invalidateOn({ 'ad:changed': { Ads: ({ ad_id }) => ad_id } })`.
 * One runner listens for all of them, from when the feature is loaded.
 */
export function invalidateOn(tags: LiveTags): LiveTags {
  known.push(tags);
  for (const follow of followers) follow(tags);
  return tags;
}

/** Calls `follow` for what every feature said, also for those that are loaded later. @returns how to end it */
export function onInvalidations(follow: (tags: LiveTags) => void): () => void {
  for (const tags of known) follow(tags);
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** Kinds of things that events keep fresh. */
export const invalidatedTags = (): Tag[] => [
  // Object.keys widens the names of its own argument.
  ...new Set(known.flatMap((tags) => Object.values(tags).flatMap((kinds) => Object.keys(kinds) as Tag[]))),
];
