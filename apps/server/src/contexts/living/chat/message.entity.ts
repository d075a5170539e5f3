import type { Side } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One message of a conversation. */
@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  conversation_id!: string;

  @Column('int')
  seq!: number;

  @Column('uuid')
  sender_id!: string;

  @Column('text')
  sender_side!: Side;

  /** Number of the message among its sender's messages in the conversation. */
  @Column('int')
  sender_seq!: number;

  @Column('uuid')
  client_id!: string;

  @Column('text')
  text!: string;

  /** Its words and their stems, which the database derives for searching. */
  @Column({ type: 'tsvector', nullable: true, insert: false, update: false, select: false })
  words!: string | null;

  /** The text at the end of the day it was written, if it was edited the next day. */
  @Column('text', { nullable: true })
  text_that_day!: string | null;

  @Column('uuid', { nullable: true })
  reply_to!: string | null;

  /** Whether it was sent with photos. Its images are placements of the kind `message`. */
  @Column('boolean', { default: false })
  has_photos!: boolean;

  /** Whether it was sent with PDFs or a voice message, which are such placements too. */
  @Column('boolean', { default: false })
  has_files!: boolean;

  /** Whether anyone reacted to it. */
  @Column('boolean', { default: false })
  has_reactions!: boolean;

  /** Whether it may mention anyone. */
  @Column('boolean', { default: false })
  has_mentions!: boolean;

  /** Whether it is a poll. */
  @Column('boolean', { default: false })
  has_poll!: boolean;

  @Column('boolean', { default: false })
  is_pinned!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  edited_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** The conversation's change number of the last edit or deletion. */
  @Column('int', { default: 0 })
  change!: number;
}
