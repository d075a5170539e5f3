import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who is mentioned in a message. */
@Entity('message_mentions')
export class MessageMentionEntity {
  @PrimaryColumn('uuid')
  message_id!: string;

  @PrimaryColumn('uuid')
  account_id!: string;

  /** Of the message, like its seq. */
  @Column('uuid')
  conversation_id!: string;

  @Column('int')
  seq!: number;

  @Column('timestamptz')
  mentioned_at!: Date;
}
