import { publish, type Published } from '#kernel/database/published.ts';
import { ConversationEntity } from './conversation.entity.ts';
import { MessageEntity } from './message.entity.ts';

/** What contexts above may read by SQL. */
export const published: readonly Published[] = [
  publish(ConversationEntity, ['id', 'house_id', 'room_id']),
  publish(MessageEntity, ['conversation_id', 'sender_id']),
];
