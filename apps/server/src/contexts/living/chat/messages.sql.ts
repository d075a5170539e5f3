import { type FileOfMessage, filesOf, type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import { type MentionRow, MENTIONS_OF_MESSAGE } from './mentions.repository.ts';
import type { MessageEntity } from './message.entity.ts';
import { type PinRow, PIN_OF_MESSAGE } from './pins.repository.ts';
import { type PollRow, POLL_OF_MESSAGE } from './polls.repository.ts';
import { type ReactionRow, REACTIONS_OF_MESSAGE } from './reactions.repository.ts';

export type StoredMessage = Omit<MessageEntity, 'sender_seq' | 'text_that_day' | 'words'>;

export interface MessageRow extends StoredMessage {
  sender_name: string;
  text_that_day: string | null;
  /** null for a message without photos. */
  photos: PhotoRow[] | null;
  /** null for a message without files. */
  files: FileOfMessage[] | null;
  /** null for a message without reactions. */
  reactions: ReactionRow[] | null;
  /** null for a message that mentions nobody. */
  mentions: MentionRow[] | null;
  /** null for a message that is no poll. */
  poll: PollRow | null;
  /** null for a message that isn't pinned. */
  pin: PinRow | null;
}

/** The columns of the message `m` itself. */
export const COLUMNS = `m.id, m.conversation_id, m.seq, m.client_id, m.sender_id, m.sender_side, m.text, m.reply_to, m.has_photos, m.has_files,
  m.has_reactions, m.has_mentions, m.has_poll, m.is_pinned, m.created_at, m.edited_at, m.deleted_at, m.change`;
/** The columns of the message `m` and its sender `a`; photos, files, reactions, mentions, a poll and a pin are looked up only where there are some. */
export const MESSAGE = `${COLUMNS}, m.text_that_day, a.first_name || ' ' || a.last_name AS sender_name,
  CASE WHEN m.has_photos THEN ${photosOf('message', 'm.id')} END AS photos,
  CASE WHEN m.has_files THEN ${filesOf('message', 'm.id')} END AS files,
  ${REACTIONS_OF_MESSAGE} AS reactions,
  ${MENTIONS_OF_MESSAGE} AS mentions,
  ${POLL_OF_MESSAGE} AS poll,
  ${PIN_OF_MESSAGE} AS pin`;
/** Reads messages with their senders; a condition follows. */
export const WITH_SENDER = `SELECT ${MESSAGE}
  FROM messages m JOIN accounts a ON a.id = m.sender_id`;
