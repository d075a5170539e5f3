import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie who lived in the house when an election was called, with their secret vote. */
@Entity('speaker_election_people')
export class SpeakerElectionPersonEntity {
  @PrimaryColumn('uuid')
  election_id!: string;

  @PrimaryColumn('uuid')
  person_id!: string;

  @Column('boolean', { default: false })
  stands!: boolean;

  /** The candidate they voted for. It is deleted when votes are counted. */
  @Column('uuid', { nullable: true })
  choice_id!: string | null;

  /** The votes for a candidate, once counted. */
  @Column('int', { nullable: true })
  votes!: number | null;
}
