import type { AssignmentWay, CatalogueChore, ChoreIcon } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Recurring housework of a house. */
@Entity('chores')
export class ChoreEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text', { nullable: true })
  catalogue!: CatalogueChore | null;

  /** Null for the catalogue's name. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  icon!: ChoreIcon;

  @Column('int')
  weight!: number;

  /** Recurrence rule (RRULE of RFC 5545). */
  @Column('text')
  rule!: string;

  @Column('date')
  starts_on!: string;

  @Column('text')
  due_time!: string;

  @Column('text')
  way!: AssignmentWay;

  @Column('uuid', { array: true, default: '{}' })
  rotation!: string[];

  @Column('uuid', { nullable: true })
  fixed_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  retired_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
