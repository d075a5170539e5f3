import type { Conversation, Message } from '@common-roof/contracts';

import type { LivePayload } from '../../../realtime/live.ts';

const find = (list: Conversation[], id: string): Conversation | undefined => list.find(({ _id }) => _id === id);

/** The list shows the newest message; an edit of it counts, an older message does not. */
export function noteMessage(list: Conversation[], message: Message): void {
  const conversation = find(list, message.conversation_id);
  if (conversation === undefined || message.seq < conversation.last_seq) return;
  conversation.last_message = message;
  conversation.last_seq = message.seq;
}

export function noteUnread(list: Conversation[], { conversation_id: id, unread }: LivePayload<'unread:changed'>): void {
  const conversation = find(list, id);
  if (conversation !== undefined) conversation.unread = unread;
}

/** Reading only moves forward. `viewer`: whose list it is. */
export function noteRead(
  list: Conversation[],
  { conversation_id: id, account_id: reader, last_read_seq: seq }: LivePayload<'message:read'>,
  viewer: string,
): void {
  const conversation = find(list, id);
  const member = conversation?.members.find(({ _id }) => _id === reader);
  if (member !== undefined) member.last_read_seq = Math.max(member.last_read_seq, seq);
  if (conversation !== undefined && reader === viewer) {
    conversation.last_read_seq = Math.max(conversation.last_read_seq, seq);
    if (conversation.last_read_seq >= conversation.last_seq) conversation.unread = 0;
  }
}

export function notePresence(list: Conversation[], { account_id: account, online }: LivePayload<'presence'>): void {
  for (const { members } of list) {
    for (const member of members) {
      if (member._id === account) member.online = online;
    }
  }
}

/** The one with the newest message first. */
export const byNewest = (list: readonly Conversation[]): Conversation[] =>
  list.toSorted((a, b) => (b.last_message?.created_at ?? '').localeCompare(a.last_message?.created_at ?? ''));
