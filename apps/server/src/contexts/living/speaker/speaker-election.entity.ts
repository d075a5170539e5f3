import type { ElectionDecider, ElectionFailure, ElectionState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The election of a house's speaker. */
@Entity('speaker_elections')
export class SpeakerElectionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  caller_id!: string;

  @Column('text', { default: 'open' })
  state!: ElectionState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  opened_at!: Date;

  @Column('timestamptz')
  ends_at!: Date;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  /** How many people had a vote when votes were counted. */
  @Column('int', { nullable: true })
  voters!: number | null;

  @Column('int', { nullable: true })
  voted!: number | null;

  @Column('uuid', { nullable: true })
  winner_id!: string | null;

  @Column('text', { nullable: true })
  decided_by!: ElectionDecider | null;

  @Column('text', { nullable: true })
  failure!: ElectionFailure | null;
}
