import type { TermEnd } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The time in which an elected roomie speaks for a house. */
@Entity('speaker_terms')
export class SpeakerTermEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  person_id!: string;

  @Column('uuid')
  election_id!: string;

  @Column('timestamptz')
  began_at!: Date;

  @Column('timestamptz')
  ends_at!: Date;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('text', { nullable: true })
  ended!: TermEnd | null;
}
