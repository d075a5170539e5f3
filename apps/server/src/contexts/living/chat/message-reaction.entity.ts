import type { Reaction } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's reaction to a message. */
@Entity('message_reactions')
export class MessageReactionEntity {
  @PrimaryColumn('uuid')
  message_id!: string;

  @PrimaryColumn('uuid')
  account_id!: string;

  @Column('text')
  reaction!: Reaction;

  @Column('timestamptz')
  reacted_at!: Date;
}
