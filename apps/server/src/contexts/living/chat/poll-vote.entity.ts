import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer that a person chose in a poll. */
@Entity('poll_votes')
export class PollVoteEntity {
  @PrimaryColumn('uuid')
  message_id!: string;

  @PrimaryColumn('uuid')
  account_id!: string;

  /** Of the answer in the poll, from 0. */
  @PrimaryColumn('smallint')
  place!: number;

  @Column('timestamptz')
  voted_at!: Date;
}
