import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of a chore's checklist. Lines keep the order in which they were added. */
@Entity('chore_steps')
export class ChoreStepEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  chore_id!: string;

  @Column('text')
  description!: string;
}
