import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The answers to choose from in a message that is a poll. Its text is the question. */
@Entity('polls')
export class PollEntity {
  @PrimaryColumn('uuid')
  message_id!: string;

  @Column('text', { array: true })
  options!: string[];

  /** Whether a person can choose several answers. */
  @Column('boolean')
  is_multiple!: boolean;

  @Column('timestamptz', { nullable: true })
  closes_at!: Date | null;

  /** When it was closed before its time. */
  @Column('timestamptz', { nullable: true })
  closed_at!: Date | null;
}
