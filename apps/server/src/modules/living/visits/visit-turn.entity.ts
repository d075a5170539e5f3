import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A turn that a visit did, and whose it was. */
@Entity('visit_turns')
export class VisitTurnEntity {
  @PrimaryColumn('uuid')
  visit_id!: string;

  @PrimaryColumn('uuid')
  chore_id!: string;

  @PrimaryColumn('date')
  due_on!: string;

  /** null: the visit was declined, and the turn is gone since */
  @Column('uuid', { nullable: true })
  turn_id!: string | null;

  /** null: nobody's */
  @Column('uuid', { nullable: true })
  held_by!: string | null;
}
