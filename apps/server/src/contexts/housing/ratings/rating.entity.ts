import type { RatedType, RatingState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One party's rating of the other for a tenancy, as the rated person may read it once it is revealed. */
@Entity('ratings')
export class RatingEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  tenancy_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  rater_id!: string;

  @Column('uuid')
  ratee_id!: string;

  @Column('text')
  rated_type!: RatedType;

  @Column('smallint')
  stars!: number;

  @Column('text', { default: '' })
  whats_good!: string;

  @Column('text', { default: '' })
  what_could_be_improved!: string;

  @Column('text', { default: 'sealed' })
  state!: RatingState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  reveals_at!: Date;

  @Column('timestamptz', { nullable: true })
  revealed_at!: Date | null;

  @Column('text', { nullable: true })
  reply!: string | null;

  @Column('timestamptz', { nullable: true })
  replied_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;

  @Column('uuid', { nullable: true })
  removed_by!: string | null;

  @Column('text', { default: '' })
  removed_reason!: string;
}
