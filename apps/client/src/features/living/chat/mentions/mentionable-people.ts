import type { ConversationMember } from '@common-roof/contracts';

import type { Mentionable } from './find-mentions.ts';

export type MentionablePerson = Mentionable & Pick<ConversationMember, 'photo' | 'role'>;

/** The others of a conversation, who can be mentioned in it. */
export const mentionablePeople = (members: readonly ConversationMember[], me: string): MentionablePerson[] =>
  members
    .filter(({ _id }) => _id !== me)
    .map(({ _id: id, first_name, last_name, photo, role }) => ({ id, first_name, last_name, photo, role }));
