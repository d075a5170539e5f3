import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A turn that was done on a visit, and the roomie who had it. */
@Entity('visit_turns')
export class VisitTurnEntity {
  @PrimaryColumn('uuid')
  visit_id!: string;

  @PrimaryColumn('uuid')
  chore_id!: string;

  @PrimaryColumn('date')
  due_on!: string;

  /** Null when the visit was declined and the turn has been deleted since. */
  @Column('uuid', { nullable: true })
  turn_id!: string | null;

  /** Null for nobody. */
  @Column('uuid', { nullable: true })
  held_by!: string | null;
}
