import type { Conversation, ConversationMember, Message, Poll, Role } from '@common-roof/contracts';
import { unreadCount } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import { toPhoto, toSentFile } from '#contexts/identity/media/index.ts';
import type { FormerMemberRow, ListedConversation } from './conversation-lists.repository.ts';
import type { MemberRow } from './conversations.repository.ts';
import type { MessageRow } from './messages.sql.ts';
import { toMutedUntil } from './mute.ts';
import type { PollRow } from './polls.repository.ts';

export const toMessage = (row: MessageRow): Message => ({
  _id: row.id,
  conversation_id: row.conversation_id,
  seq: row.seq,
  client_id: row.client_id,
  sender: row.sender_side,
  sender_id: row.sender_id,
  sender_name: row.sender_name,
  text: row.text,
  reply_to: row.reply_to,
  attachments: (row.photos ?? []).map(toPhoto),
  files: (row.files ?? []).map(toSentFile),
  reactions: (row.reactions ?? []).map(({ account_id, reaction }) => ({ account_id, reaction })),
  mentions: (row.mentions ?? []).map(({ account_id, first_name, last_name }) => ({
    account_id,
    first_name,
    last_name,
  })),
  poll: row.poll && toPoll(row.poll),
  pin: row.pin && { account_id: row.pin.account_id, pinned_at: toTimestamp(new Date(row.pin.pinned_at)) },
  created_at: toTimestamp(row.created_at),
  edited_at: toTimestampOrNull(row.edited_at),
  deleted_at: toTimestampOrNull(row.deleted_at),
  change: row.change,
});

const toPoll = ({ options, votes, is_multiple, closes_at, closed_at }: PollRow): Poll => ({
  options: options.map((text, at) => ({
    text,
    voters: (votes ?? []).filter(({ place }) => place === at).map(({ account_id }) => account_id),
  })),
  is_multiple,
  closes_at: closes_at === null ? null : toTimestamp(new Date(closes_at)),
  closed_at: closed_at === null ? null : toTimestamp(new Date(closed_at)),
});

const pollAsOf = (poll: PollRow, until: Date): PollRow => ({
  ...poll,
  closed_at: poll.closed_at !== null && new Date(poll.closed_at) < until ? poll.closed_at : null,
  votes: (poll.votes ?? []).filter(({ voted_at: at }) => new Date(at) < until),
});

/** Returns a message as it was at `until`, for a person who left then. Messages deleted since are gone for everyone. */
export function asOf(row: MessageRow, until: Date): MessageRow {
  if (row.deleted_at !== null && row.deleted_at >= until) {
    return { ...row, edited_at: null, deleted_at: row.created_at, change: 0 };
  }
  const reactions = row.reactions?.filter(({ reacted_at: at }) => new Date(at) < until) ?? null;
  const mentions = row.mentions?.filter(({ mentioned_at: at }) => new Date(at) < until) ?? null;
  const poll = row.poll && pollAsOf(row.poll, until);
  const pin = row.pin && new Date(row.pin.pinned_at) < until ? row.pin : null;
  const parts = { reactions, mentions, poll, pin };
  if (row.edited_at === null || row.edited_at < until) return { ...row, ...parts };
  return { ...row, ...parts, text: row.text_that_day ?? row.text, edited_at: null, change: 0 };
}

type Reading = Pick<MemberRow, 'last_seq' | 'last_read_seq' | 'own_read' | 'sent_count'>;

export const unreadOf = (reading: Reading): number =>
  unreadCount({
    lastSeq: reading.last_seq,
    lastReadSeq: reading.last_read_seq,
    ownAfterRead: reading.sent_count - reading.own_read,
  });

/**
 * Returns the contact details that a reader may see: homeowners see their roomies', and roomies see what the homeowner
 * publishes. Housemates exchange theirs themselves. Admins use lists that are recorded in the audit log.
 */
function contactOf(row: MemberRow, reader: Role): Pick<ConversationMember, 'email' | 'phone'> {
  const { email, phone, publishes_email: publishesEmail, publishes_phone: publishesPhone } = row;
  if (reader === 'homeowner') return { email, phone };
  if (reader !== 'roomie') return { email: null, phone: null };
  return { email: publishesEmail ? email : null, phone: publishesPhone ? phone : null };
}

/** Maps a member for a reader who has left the conversation. */
export const toFormerMember = (row: FormerMemberRow): ConversationMember => ({
  _id: row.account_id,
  first_name: row.first_name,
  last_name: row.last_name,
  photo: row.photo,
  email: null,
  phone: null,
  role: row.role,
  online: false,
  last_read_seq: row.last_read_seq,
});

export const toMember = (row: MemberRow, reader: Role, online: ReadonlySet<string>): ConversationMember => ({
  _id: row.account_id,
  first_name: row.first_name,
  last_name: row.last_name,
  photo: row.photo,
  ...contactOf(row, reader),
  role: row.role,
  online: online.has(row.account_id),
  last_read_seq: row.last_read_seq,
});

/** Returns the house's name for its conversation, and both names for a room's. */
export const titleOf = ({ house_name, room_name }: Pick<ListedConversation, 'house_name' | 'room_name'>): string =>
  room_name === null ? house_name : `${house_name} · ${room_name}`;

export const toConversation = (
  reader: Role,
  row: ListedConversation,
  lastMessage: MessageRow | undefined,
  members: ConversationMember[],
): Conversation => ({
  _id: row.id,
  kind: row.kind,
  title: titleOf(row),
  house_id: row.house_id,
  room_id: row.room_id,
  last_message: lastMessage ? toMessage(row.until === null ? lastMessage : asOf(lastMessage, row.until)) : null,
  last_seq: row.last_seq,
  last_read_seq: row.last_read_seq,
  last_change: row.last_change,
  unread: unreadOf(row),
  unread_mentions: row.unread_mentions,
  has_pins: row.has_pins,
  muted_until: toMutedUntil(row.muted_until),
  can_write: reader !== 'admin' && row.until === null && row.is_open,
  left_on: row.left_on,
  deposit: row.deposit,
  deposit_settled_on: row.deposit_settled_on,
  members,
});
