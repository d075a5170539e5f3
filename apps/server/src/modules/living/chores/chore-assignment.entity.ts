import type { TurnState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One turn of a chore. */
@Entity('chore_assignments')
export class ChoreAssignmentEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  chore_id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('date')
  due_on!: string;

  @Column('timestamptz')
  due_at!: Date;

  @Column('text', { default: 'due' })
  state!: TurnState;

  /** null: whoever takes it */
  @Column('uuid', { nullable: true })
  assignee_id!: string | null;

  /** Somebody said who does it: it is given to nobody else while that person is there. */
  @Column('boolean', { default: false })
  by_hand!: boolean;

  /** Whom the plan of the chore chose, whoever does it. */
  @Column('uuid', { nullable: true })
  chosen_id!: string | null;

  /** The neatkeeper who reported that it is done. */
  @Column('uuid', { nullable: true })
  serviced_by!: string | null;

  @Column('int')
  points!: number;

  /** `extra`: the house had not planned it. `offer`: somebody missed it, and the others may do it. */
  @Column('text', { default: 'planned' })
  kind!: 'planned' | 'extra' | 'offer';

  /** Points on top, for whoever does what somebody else missed. */
  @Column('int', { default: 0 })
  extra!: number;

  /** The turn that was missed. */
  @Column('uuid', { nullable: true })
  offered_of!: string | null;

  /** Whose it was who moved out before it was due: theirs again should their end be taken back. */
  @Column('uuid', { nullable: true })
  left_by!: string | null;

  @Column('int', { default: 1 })
  version!: number;
}
