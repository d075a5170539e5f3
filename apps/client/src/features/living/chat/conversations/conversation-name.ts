import type { Conversation } from '@common-roof/contracts';

import { comma } from '#lib/direction.ts';
import { fullName } from '#lib/person.ts';

interface ConversationName {
  readonly name: string;
  /** Where the people live, if the conversation is named after them. */
  readonly place: string | null;
}

/**
 * Returns a conversation's name: a house's conversation is named after the house, a room's after the reader's
 * counterparts.
 */
export function nameConversation(
  { kind, title, members }: Pick<Conversation, 'kind' | 'title' | 'members'>,
  me: string,
): ConversationName {
  const others = members.filter(({ _id }) => _id !== me);
  if (kind === 'house' || others.length === 0) return { name: title, place: null };
  return { name: others.map(fullName).join(comma()), place: title };
}
