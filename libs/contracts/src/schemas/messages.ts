import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { MUTE_SPANS, REACTIONS, SIDES } from '../messages.ts';
import { SentFile } from './files.ts';
import { Photo } from './images.ts';
import { limit, page, pageQuery } from './paging.ts';
import { email, filledText, idParams, isoDate, queryInteger, role, text, timestamp, uuid } from './primitives.ts';

export const side = z.enum(SIDES);
export type Side = z.infer<typeof side>;

export const messageText = filledText(LIMITS.messageText);
const mentions = z
  .array(uuid)
  .max(LIMITS.mentions)
  .refine((ids) => new Set(ids).size === ids.length, 'Mention each person once.')
  .optional()
  .describe('Accounts of those mentioned; who is not in the conversation is left out, and so is the sender');
const pollOption = filledText(LIMITS.pollOption).transform((value) => value.trim());
const NewPoll = z.strictObject({
  options: z
    .array(pollOption)
    .min(2)
    .max(LIMITS.pollOptions)
    .refine((options) => new Set(options).size === options.length, 'Give each answer once.'),
  is_multiple: z.boolean().describe('Whether a person can choose several answers'),
  closes_at: timestamp.nullable().describe('When it closes by itself; null: it stays open until it is closed'),
});
export type NewPoll = z.output<typeof NewPoll>;

/** A new message: with photos or files, its text may be empty. */
const written = {
  text: text(LIMITS.messageText),
  attachments: z
    .array(uuid)
    .max(LIMITS.attachments)
    .refine((ids) => new Set(ids).size === ids.length, 'Send each photo and file once.')
    .optional()
    .describe('Photos and files that the sender has uploaded, in order'),
  mentions,
  poll: NewPoll.optional().describe('Makes the text a question with answers to choose from; it has no photos or files'),
};
const saysSomething = ({ text: said, attachments = [] }: { text: string; attachments?: string[] | undefined }) =>
  attachments.length > 0 || messageText.safeParse(said).success;
const isWholePoll = ({
  text: said,
  attachments = [],
  poll,
}: {
  text: string;
  attachments?: string[] | undefined;
  poll?: unknown;
}) => poll === undefined || (attachments.length === 0 && messageText.safeParse(said).success);
const WRONG_POLL = { path: ['poll'], message: 'A poll has a question and no photos or files.' };
const EMPTY_MESSAGE = { path: ['text'], message: 'This can’t be empty.' };

const reaction = z.enum(REACTIONS);

const Poll = z.strictObject({
  options: z
    .array(z.strictObject({ text: z.string(), voters: z.array(uuid).describe('The first to choose it comes first') }))
    .describe('Chosen by their place, from 0'),
  is_multiple: z.boolean(),
  closes_at: timestamp.nullable(),
  closed_at: timestamp.nullable().describe('When it was closed before its time'),
});
export type Poll = z.infer<typeof Poll>;

export const Message = z.strictObject({
  _id: uuid,
  conversation_id: uuid,
  seq: z.int().describe('Position in the conversation: 1, 2, 3, … without gaps'),
  client_id: uuid.describe('Given by the sender; repeating it repeats nothing'),
  sender: side,
  sender_id: uuid,
  sender_name: z.string(),
  text: z.string().describe('Empty once deleted, and when photos or files say it all'),
  reply_to: uuid.nullable(),
  attachments: z.array(Photo).describe('Photos in the order of the sender; none once deleted'),
  files: z.array(SentFile).describe('PDFs and voice messages in the order of the sender; none once deleted'),
  reactions: z
    .array(z.strictObject({ account_id: uuid, reaction }))
    .describe('One of each person, the oldest first; none once deleted'),
  mentions: z
    .array(z.strictObject({ account_id: uuid, first_name: z.string(), last_name: z.string() }))
    .describe('Who is mentioned, by their name today; none once deleted'),
  poll: Poll.nullable().describe('Its question is the text; null once deleted'),
  pin: z
    .strictObject({ account_id: uuid, pinned_at: timestamp })
    .nullable()
    .describe('Who pinned it; null: it is not pinned, or deleted'),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  deleted_at: timestamp.nullable(),
  change: z.int().describe('Which change of the conversation made it what it is; 0 as long as it is as it was sent'),
});
export type Message = z.infer<typeof Message>;

export const ConversationMember = z.strictObject({
  _id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
  email: z
    .string()
    .nullable()
    .describe('Where the reader may know it: homeowners of their roomies, roomies what is published'),
  phone: z.string().nullable().describe('As the e-mail address'),
  role,
  online: z.boolean(),
  last_read_seq: z.int(),
});
export type ConversationMember = z.infer<typeof ConversationMember>;

const mutedUntil = timestamp
  .or(z.literal('always'))
  .nullable()
  .describe('Until when the caller gets no alerts and no e-mails about it; a time that has passed mutes nothing');

export const Conversation = z.strictObject({
  _id: uuid,
  kind: z.enum(['house', 'room']),
  title: z.string(),
  house_id: uuid,
  room_id: uuid.nullable(),
  last_message: Message.nullable(),
  last_seq: z.int(),
  last_read_seq: z.int(),
  last_change: z.int().describe('How many edits and deletions there were'),
  unread: z.int(),
  unread_mentions: z.int().describe('Unread messages that mention the reader'),
  has_pins: z.boolean().describe('Whether it has pinned messages'),
  muted_until: mutedUntil,
  can_write: z.boolean().describe('Whether the reader can write here'),
  left_on: isoDate
    .nullable()
    .describe('The last day of who left: the reader, or the roomie of a room. They read what was written until then'),
  deposit: z
    .enum(['held', 'settled'])
    .nullable()
    .describe('Of a roomie who has moved out: both sides can write until the deposit is settled'),
  deposit_settled_on: isoDate.nullable(),
  members: z.array(ConversationMember),
});
export type Conversation = z.infer<typeof Conversation>;

export const MessagePage = z.strictObject({
  items: z.array(Message).describe('Ascending by seq'),
  has_more_before: z.boolean(),
  has_more_after: z.boolean(),
  last_read_seq: z.int(),
  last_change: z.int().describe('What changes the page shows: ask for those after it'),
});
export type MessagePage = z.infer<typeof MessagePage>;

export const SyncPage = MessagePage.extend({
  changed: z.array(Message).describe('What was edited or deleted since `after_change`, as it is now; by change'),
});
export type SyncPage = z.infer<typeof SyncPage>;

export const ConversationPage = page(Conversation).extend({
  unread_total: z.int().describe('In all conversations of the caller, whatever is on this page'),
  as_of: z.number().describe('When it was counted, in microseconds of the database: the larger is the newer'),
});
export type ConversationPage = z.infer<typeof ConversationPage>;

const MAX_SEQ = 1_000_000_000;
const seqQuery = queryInteger(0, MAX_SEQ);
const isGiven = (value: unknown): boolean => value !== undefined;

export const listConversations = defineCall({
  id: 'listConversations',
  method: 'GET',
  path: '/api/messages',
  tag: 'Messages',
  summary: 'Own conversations, the one with the newest message first, with unread counts.',
  query: pageQuery,
  response: ConversationPage,
});

export const listHouseConversations = defineCall({
  id: 'listHouseConversations',
  method: 'GET',
  path: '/api/messages/house/{id}',
  tag: 'Messages',
  summary: "A house's conversations, for admins; the reason goes to the audit log.",
  params: idParams,
  query: pageQuery.extend({ reason: filledText(LIMITS.reason) }),
  response: page(Conversation),
});

export const listMessages = defineCall({
  id: 'listMessages',
  method: 'GET',
  path: '/api/messages/{id}/messages',
  tag: 'Messages',
  summary:
    'A page of a conversation by seq: the newest, those before, or those after a seq, which marks it read for the caller; or ' +
    'those around a message or a moment, which marks nothing. ' +
    "`{id}` is a conversation, a house (its own conversation) or a room (the current roomie's). Admins give a reason.",
  params: idParams,
  query: z
    .strictObject({
      reader: side.or(z.literal('admin')).default('homeowner'),
      before: seqQuery.optional(),
      after: seqQuery.optional(),
      around: uuid.optional().describe('A message of the conversation, with half a page before and after it'),
      at: timestamp
        .optional()
        .describe('Like `around`, for the first message at this time or later, or else the last one'),
      limit,
      reason: filledText(LIMITS.reason).optional(),
    })
    .refine(({ before, after, around, at }) => [before, after, around, at].filter(isGiven).length <= 1, {
      path: ['after'],
      message: 'Send only one of before, after, around and at.',
    }),
  response: MessagePage,
});

export const sendMessage = defineCall({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/messages/{id}/messages',
  tag: 'Messages',
  summary: '201 with the stored message; 200 with the first result for a repeated client_id.',
  params: idParams,
  body: z
    .strictObject({
      ...written,
      sender: side.default('homeowner'),
      client_id: uuid.optional(),
      reply_to: uuid.optional(),
    })
    .refine(saysSomething, EMPTY_MESSAGE)
    .refine(isWholePoll, WRONG_POLL),
  response: Message,
  status: 201,
});

const messageParams = z.strictObject({ id: uuid, message_id: uuid });

export const editMessage = defineCall({
  id: 'editMessage',
  method: 'PUT',
  path: '/api/messages/{id}/messages/{message_id}',
  tag: 'Messages',
  summary: 'Change the text of an own message and whom it mentions, within 15 minutes.',
  params: messageParams,
  body: z.strictObject({ text: messageText, mentions }),
  response: Message,
});

export const deleteMessage = defineCall({
  id: 'deleteMessage',
  method: 'DELETE',
  path: '/api/messages/{id}/messages/{message_id}',
  tag: 'Messages',
  summary: 'Delete an own message; a tombstone keeps its place.',
  params: messageParams,
  response: Message,
});

export const reactToMessage = defineCall({
  id: 'reactToMessage',
  method: 'PUT',
  path: '/api/messages/{id}/messages/{message_id}/reaction',
  tag: 'Messages',
  summary: "The caller's reaction to a message; it replaces their previous one.",
  params: messageParams,
  body: z.strictObject({ reaction }),
  response: Message,
});

export const removeReaction = defineCall({
  id: 'removeReaction',
  method: 'DELETE',
  path: '/api/messages/{id}/messages/{message_id}/reaction',
  tag: 'Messages',
  summary: "Take the caller's reaction back.",
  params: messageParams,
  response: Message,
});

export const votePoll = defineCall({
  id: 'votePoll',
  method: 'PUT',
  path: '/api/messages/{id}/messages/{message_id}/votes',
  tag: 'Messages',
  summary: "The caller's answers to a poll, instead of their previous ones; none takes them back.",
  params: messageParams,
  body: z.strictObject({
    options: z
      .array(
        z
          .int()
          .min(0)
          .max(LIMITS.pollOptions - 1),
      )
      .max(LIMITS.pollOptions)
      .refine((places) => new Set(places).size === places.length, 'Choose each answer once.')
      .describe('Places of the chosen answers, from 0'),
  }),
  response: Message,
});

export const closePoll = defineCall({
  id: 'closePoll',
  method: 'PUT',
  path: '/api/messages/{id}/messages/{message_id}/closing',
  tag: 'Messages',
  summary:
    'Close a poll before its time: for the person who asked, and for the homeowner in the conversation of a house.',
  params: messageParams,
  response: Message,
});

export const listPins = defineCall({
  id: 'listPins',
  method: 'GET',
  path: '/api/messages/{id}/pins',
  tag: 'Messages',
  summary: 'The pinned messages of a conversation, the newest pin first: twenty at most.',
  params: idParams,
  response: z.strictObject({ items: z.array(Message) }),
});

export const pinMessage = defineCall({
  id: 'pinMessage',
  method: 'PUT',
  path: '/api/messages/{id}/messages/{message_id}/pin',
  tag: 'Messages',
  summary: 'Pin a message for everyone in the conversation.',
  params: messageParams,
  response: Message,
});

export const unpinMessage = defineCall({
  id: 'unpinMessage',
  method: 'DELETE',
  path: '/api/messages/{id}/messages/{message_id}/pin',
  tag: 'Messages',
  summary: 'Unpin a message, whoever pinned it.',
  params: messageParams,
  response: Message,
});

const Muting = z.strictObject({ muted_until: mutedUntil });

export const muteConversation = defineCall({
  id: 'muteConversation',
  method: 'PUT',
  path: '/api/messages/{id}/mute',
  tag: 'Messages',
  summary: 'No alerts and no e-mails about unread messages of a conversation, for eight hours, a week or always.',
  params: idParams,
  body: z.strictObject({ span: z.enum(MUTE_SPANS) }),
  response: Muting,
});

export const unmuteConversation = defineCall({
  id: 'unmuteConversation',
  method: 'DELETE',
  path: '/api/messages/{id}/mute',
  tag: 'Messages',
  summary: 'Alerts and e-mails about a conversation again.',
  params: idParams,
  response: Muting,
});

export const emailConversation = defineCall({
  id: 'emailConversation',
  method: 'POST',
  path: '/api/messages/{id}/messages/email',
  tag: 'Messages',
  summary: 'Send the newest messages by e-mail to a verified address of a member of the conversation.',
  once: true,
  params: idParams,
  body: z.strictObject({ toEmail: email }),
  response: z.strictObject({ message: z.string() }),
  status: 202,
});

export const countUnread = defineCall({
  id: 'countUnread',
  method: 'GET',
  path: '/api/roomies/{id}/messages/unread-count',
  tag: 'Messages',
  summary: "Unread messages of the caller in that roomie's room conversation, and in all of theirs.",
  params: idParams,
  response: z.strictObject({ unread: z.int(), total: z.int() }),
});

export const SendMessageFrame = z
  .strictObject({ ...written, conversation_id: uuid, client_id: uuid, reply_to: uuid.optional() })
  .refine(saysSomething, EMPTY_MESSAGE)
  .refine(isWholePoll, WRONG_POLL);
export const ReadMessageFrame = z.strictObject({ conversation_id: uuid, seq: z.int().min(0).max(MAX_SEQ) });
export const TypingFrame = z.strictObject({ conversation_id: uuid });
const sinceSeq = z.int().min(0).max(MAX_SEQ);
export const SyncFrame = z.strictObject({ id: uuid, after_seq: sinceSeq, after_change: sinceSeq.optional() });
