import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { MutedUntil } from './mute.ts';

/** How far a person has read a conversation. */
@Entity('conversation_reads')
export class ConversationReadEntity {
  @PrimaryColumn('uuid')
  conversation_id!: string;

  @PrimaryColumn('uuid')
  account_id!: string;

  @Column('int', { default: 0 })
  last_read_seq!: number;

  /** Number of their own messages up to there. */
  @Column('int', { default: 0 })
  own_read!: number;

  @Column('int', { default: 0 })
  sent_count!: number;

  @Column('int', { default: 0 })
  alerted_seq!: number;

  @Column('timestamptz', { nullable: true })
  muted_until!: MutedUntil;
}
