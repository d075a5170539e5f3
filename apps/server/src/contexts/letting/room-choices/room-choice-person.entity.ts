import type { Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who chooses a room. Their values are for the calculation and for themselves alone. */
@Entity('room_choice_people')
export class RoomChoicePersonEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  choice_id!: string;

  /** Null: they take part by their link. */
  @Column('uuid', { nullable: true })
  account_id!: string | null;

  @Column('uuid', { nullable: true })
  applicant_id!: string | null;

  /** The lease in force of a roomie who would move. */
  @Column('uuid', { nullable: true })
  lease_id!: string | null;

  @Column('text')
  first_name!: string;

  @Column('text')
  last_name!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  locale!: Locale | null;

  /** Secret: what each room is worth to them in minor units, in the order of the rooms. */
  @Column('jsonb', { nullable: true })
  worth!: number[] | null;

  @Column('text', { nullable: true })
  nonce!: string | null;

  /** SHA-256 of nonce and values. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('timestamptz', { nullable: true })
  answered_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  accepted_at!: Date | null;

  @Column('uuid', { nullable: true })
  room_id!: string | null;

  @Column('uuid', { nullable: true })
  prospect_id!: string | null;

  @Column('uuid', { nullable: true })
  agreement_id!: string | null;
}
