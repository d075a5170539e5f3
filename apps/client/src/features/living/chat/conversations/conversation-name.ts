import type { Conversation } from '@common-roof/contracts';

import { fullName } from '../../../../lib/person.ts';

interface ConversationName {
  readonly name: string;
  /** Where the people live, when the conversation is named after them. */
  readonly place: string | null;
}

/** What a conversation is called: a house's after the house, a room's after the people the reader talks to in it. */
export function nameConversation(
  { kind, title, members }: Pick<Conversation, 'kind' | 'title' | 'members'>,
  me: string,
): ConversationName {
  const others = members.filter(({ _id }) => _id !== me);
  if (kind === 'house' || others.length === 0) return { name: title, place: null };
  return { name: others.map(fullName).join(', '), place: title };
}
