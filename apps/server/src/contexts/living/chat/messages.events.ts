import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

/** A run of messages was sent in one conversation. Many messages sent at once are one event. */
export const MessagesPosted = defineEvent(
  'messages.posted',
  z.strictObject({ conversation_id: z.uuid(), house_id: z.uuid(), from_seq: z.int(), to_seq: z.int() }),
);

/** A message was edited or deleted. The number counts the changes of its conversation. */
export const MessageChanged = defineEvent(
  'message.changed',
  z.strictObject({ conversation_id: z.uuid(), change: z.int() }),
);

/** A member read on after an alert was due or sent. */
export const ConversationRead = defineEvent(
  'conversation.read',
  z.strictObject({
    conversation_id: z.uuid(),
    account_id: z.uuid(),
    last_read_seq: z.int(),
    /** Where the mark was before; absent where it didn't move. */
    after_seq: z.int().optional(),
  }),
);

/** People were mentioned in a new message, or for the first time by an edit. */
export const PeopleMentioned = defineEvent(
  'people.mentioned',
  z.strictObject({
    conversation_id: z.uuid(),
    message_id: z.uuid(),
    sender_id: z.uuid(),
    account_ids: z.array(z.uuid()),
    is_edit: z.boolean(),
  }),
);

/** People are no longer mentioned in a message: it was edited or deleted. */
export const MentionsRemoved = defineEvent(
  'mentions.removed',
  z.strictObject({ message_id: z.uuid(), account_ids: z.array(z.uuid()) }),
);

/** A member has had unread messages for a while, and may be online, away or reading them right now. */
export const UnreadForLong = defineEvent(
  'messages.unread-for-long',
  z.strictObject({ conversation_id: z.uuid(), account_id: z.uuid() }),
);

/** A member was away for so long that an e-mail is due. */
export const MessagesMissed = defineEvent(
  'messages.missed',
  z.strictObject({ conversation_id: z.uuid(), account_id: z.uuid(), to_seq: z.int() }),
);

export const ConversationEmailed = defineEvent(
  'conversation.emailed',
  z.strictObject({
    conversation_id: z.uuid(),
    house_id: z.uuid(),
    sender_id: z.uuid(),
    recipient_id: z.uuid(),
    to_seq: z.int(),
  }),
);
