import { withChanges } from '#lib/use-address.ts';

/** The search over all conversations, where another one is named by its id. */
export const EVERYWHERE = 'all';
/** The place of a conversation in front of its search, on a phone, that is read at its end. */
export const NEWEST = 'newest';

/** What the chat shows, as the URL says. */
export interface ChatAddress {
  conversationId: string | null;
  /** The id of the message or the time that the conversation is opened at; null: its end. */
  place: string | null;
  /** Over what messages are searched; null while they aren't. */
  scope: string | null;
  /** Whether a phone shows the conversation rather than the list or the search. */
  isInFront: boolean;
  /** Whether the reader came to write, by a button of a notification. */
  isToWrite: boolean;
}

export function readAddress(query: URLSearchParams): ChatAddress {
  const at = query.get('at');
  const scope = query.get('search');
  const conversationId = query.get('c');
  return {
    conversationId,
    place: at === NEWEST ? null : at,
    scope,
    isInFront: conversationId !== null && (scope === null || at !== null),
    isToWrite: query.has('write'),
  };
}

/** What a search looks for, in the URL. */
export const NO_SEARCH = { search: undefined, q: undefined, from: undefined, photos: undefined };

export const openSearch = (present: URLSearchParams, scope: string): Record<string, string> =>
  withChanges(present, { ...NO_SEARCH, search: scope, at: undefined });

/** Opens the end of the conversation, and keeps the search, to which the back button returns. */
export const openEnd = (present: URLSearchParams): Record<string, string> =>
  withChanges(present, { at: present.has('search') ? NEWEST : undefined });
