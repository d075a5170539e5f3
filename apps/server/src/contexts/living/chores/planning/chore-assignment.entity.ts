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

  /** Null when anyone may take it. */
  @Column('uuid', { nullable: true })
  assignee_id!: string | null;

  /** The turn was assigned by hand, so the planner doesn't reassign it while that roomie is there. */
  @Column('boolean', { default: false })
  by_hand!: boolean;

  /** The roomie that the chore's plan chose, even if another roomie does it. */
  @Column('uuid', { nullable: true })
  chosen_id!: string | null;

  /** The neatkeeper who reported it as done. */
  @Column('uuid', { nullable: true })
  serviced_by!: string | null;

  @Column('int')
  points!: number;

  /** `extra`: the house hadn't planned it. `offer`: a roomie missed it, and the others may do it. */
  @Column('text', { default: 'planned' })
  kind!: 'planned' | 'extra' | 'offer';

  /** Additional points for doing a turn that another roomie missed. */
  @Column('int', { default: 0 })
  extra!: number;

  /** The missed turn that this one offers. */
  @Column('uuid', { nullable: true })
  offered_of!: string | null;

  /** The roomie who had it and moved out before it was due. They get it back if the end of their lease is withdrawn. */
  @Column('uuid', { nullable: true })
  left_by!: string | null;

  @Column('int', { default: 1 })
  version!: number;
}
