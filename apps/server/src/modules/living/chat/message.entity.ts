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

  /** Counts its sender's messages of the conversation. */
  @Column('int')
  sender_seq!: number;

  @Column('uuid')
  client_id!: string;

  @Column('text')
  text!: string;

  /** The text at the end of the day on which it was written, where it was edited on the next one. */
  @Column('text', { nullable: true })
  text_that_day!: string | null;

  @Column('uuid', { nullable: true })
  reply_to!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  edited_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  /** Of the conversation, when it was last changed. */
  @Column('int', { default: 0 })
  change!: number;
}
