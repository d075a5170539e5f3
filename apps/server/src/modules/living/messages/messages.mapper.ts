import type { Conversation, ConversationMember, Message } from '@common-roof/contracts';
import { unreadCount } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '../../../platform/database/naming.ts';
import type { ListedConversation, MemberRow } from './conversations.repository.ts';
import type { MessageRow } from './messages.repository.ts';

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
  attachments: [],
  created_at: toTimestamp(row.created_at),
  edited_at: toTimestampOrNull(row.edited_at),
  deleted_at: toTimestampOrNull(row.deleted_at),
  change: row.change,
});

type Reading = Pick<MemberRow, 'last_seq' | 'last_read_seq' | 'own_read' | 'sent_count'>;

export const unreadOf = (reading: Reading): number =>
  unreadCount({
    lastSeq: reading.last_seq,
    lastReadSeq: reading.last_read_seq,
    ownAfterRead: reading.sent_count - reading.own_read,
  });

export const toMember = (row: MemberRow, online: ReadonlySet<string>): ConversationMember => ({
  _id: row.account_id,
  first_name: row.first_name,
  last_name: row.last_name,
  photo: row.photo,
  role: row.role,
  online: online.has(row.account_id),
  last_read_seq: row.last_read_seq,
});

/** A house's conversation bears the house's name, a room's both names. */
export const titleOf = ({ house_name, room_name }: Pick<ListedConversation, 'house_name' | 'room_name'>): string =>
  room_name === null ? house_name : `${house_name} · ${room_name}`;

export const toConversation = (
  row: ListedConversation,
  lastMessage: MessageRow | undefined,
  members: ConversationMember[],
): Conversation => ({
  _id: row.id,
  kind: row.kind,
  title: titleOf(row),
  house_id: row.house_id,
  room_id: row.room_id,
  last_message: lastMessage ? toMessage(lastMessage) : null,
  last_seq: row.last_seq,
  last_read_seq: row.last_read_seq,
  last_change: row.last_change,
  unread: unreadOf(row),
  members,
});
