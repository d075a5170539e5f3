import type { Conversation, ConversationPage, Message } from '@common-roof/contracts';

import type { LivePayload } from '#realtime/live.ts';
import { isLater } from '#features/living/chat/messages/message-log.ts';

interface KnownConversation extends Conversation {
  /** The position at which `unread` was counted; newer messages may be known already. */
  counted_seq: number;
}

/** The reader's conversations: as fetched, with later pushes applied. */
export interface ConversationBook {
  items: KnownConversation[];
  /** Total over all conversations, including those not listed. */
  unreadTotal: number;
  asOf: number;
}

const find = <Known extends Conversation>(list: Known[], id: string): Known | undefined =>
  list.find(({ _id }) => _id === id);

export const bookOfPage = ({ items, unread_total: unreadTotal, as_of: asOf }: ConversationPage): ConversationBook => ({
  items: items.map((conversation) => ({ ...conversation, counted_seq: conversation.last_seq })),
  unreadTotal,
  asOf,
});

/** Updates the newest message of the list; an edit of it counts, an older message doesn't. */
export function noteMessage(list: Conversation[], message: Message): void {
  const conversation = find(list, message.conversation_id);
  if (conversation === undefined) return;
  const known = conversation.last_message;
  if (known !== null && (message.seq < known.seq || (message.seq === known.seq && !isLater(message, known)))) return;
  conversation.last_message = message;
  conversation.last_seq = Math.max(conversation.last_seq, message.seq);
}

/** Notes that a conversation has pins, which are fetched then. That the last one is gone is seen in their list. */
export function noteFirstPin(list: Conversation[], { conversation_id: id, pin }: Message): void {
  const conversation = find(list, id);
  if (conversation !== undefined && pin !== null) conversation.has_pins = true;
}

/** Applies a count; an older one that arrives late changes nothing. */
export function noteUnread(book: ConversationBook, count: LivePayload<'unread:changed'>): void {
  if (count.as_of >= book.asOf) {
    book.unreadTotal = count.total;
    book.asOf = count.as_of;
  }
  const conversation = find(book.items, count.conversation_id);
  if (conversation === undefined) return;
  conversation.last_seq = Math.max(conversation.last_seq, count.last_seq);
  conversation.last_change = Math.max(conversation.last_change, count.last_change);
  if (count.last_seq < conversation.counted_seq || count.last_read_seq < conversation.last_read_seq) return;
  conversation.unread = count.unread;
  conversation.unread_mentions = count.unread_mentions;
  conversation.counted_seq = count.last_seq;
  conversation.last_read_seq = count.last_read_seq;
}

/** Applies a read mark, which only moves forward. `viewer`: the owner of the list. */
export function noteRead(
  book: ConversationBook,
  { conversation_id: id, account_id: reader, last_read_seq: seq }: LivePayload<'message:read'>,
  viewer: string,
): void {
  const conversation = find(book.items, id);
  const member = conversation?.members.find(({ _id }) => _id === reader);
  if (member !== undefined) member.last_read_seq = Math.max(member.last_read_seq, seq);
  if (conversation !== undefined && reader === viewer) {
    conversation.last_read_seq = Math.max(conversation.last_read_seq, seq);
    if (conversation.last_read_seq < conversation.last_seq) return;
    book.unreadTotal = Math.max(0, book.unreadTotal - conversation.unread);
    conversation.unread = 0;
    conversation.unread_mentions = 0;
    conversation.counted_seq = conversation.last_seq;
  }
}

export function notePresence(list: Conversation[], { account_id: account, online }: LivePayload<'presence'>): void {
  for (const { members } of list) {
    for (const member of members) {
      if (member._id === account) member.online = online;
    }
  }
}

/** Sorts by newest message, newest first. */
export const byNewest = (list: readonly Conversation[]): Conversation[] =>
  list.toSorted((a, b) => (b.last_message?.created_at ?? '').localeCompare(a.last_message?.created_at ?? ''));

/** Returns a key of the conversations with messages no push delivered, so that equal sets have equal keys. */
export const missedIn = (list: readonly Conversation[]): string =>
  list
    .filter(({ last_seq: seq, last_message: last }) => seq > (last?.seq ?? 0))
    .map(({ _id, last_seq: seq }) => `${_id}:${String(seq)}`)
    .join();
