import type { AppealState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie's appeal against a strike, or against feedback on a chore they did. */
@Entity('appeals')
export class AppealEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  roomie_id!: string;

  /** The appeal is about either a strike or feedback; the other id is null. */
  @Column('uuid', { nullable: true })
  entry_id!: string | null;

  @Column('uuid', { nullable: true })
  assignment_id!: string | null;

  @Column('uuid', { nullable: true })
  feedback_id!: string | null;

  @Column('uuid', { array: true })
  given_by!: string[];

  @Column('text')
  text!: string;

  @Column('text', { default: 'open' })
  state!: AppealState;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  opened_at!: Date;

  @Column('timestamptz', { nullable: true })
  escalated_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  decided_at!: Date | null;

  @Column('uuid', { nullable: true })
  decided_by!: string | null;

  @Column('text', { default: '' })
  reason!: string;
}
