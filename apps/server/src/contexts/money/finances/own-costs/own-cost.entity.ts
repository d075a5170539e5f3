import type { OwnCostCategory } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A cost that a homeowner bears, in its current version. */
@Entity('own_costs')
export class OwnCostEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  /** Null: for the whole house. */
  @Column('uuid', { nullable: true })
  room_id!: string | null;

  @Column('text')
  category!: OwnCostCategory;

  /** In minor units. */
  @Column('bigint')
  minor!: string;

  @Column('text')
  supplier!: string;

  @Column('text')
  note!: string;

  /** ISO date in the house's time zone. */
  @Column('date')
  paid_on!: string;

  /** The recurring cost that it was added from. */
  @Column('uuid', { nullable: true })
  recurring_id!: string | null;

  /** The day of the recurring cost that it is for. */
  @Column('date', { nullable: true })
  occurs_on!: string | null;

  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  entered_at!: Date;

  @Column('timestamptz', { nullable: true })
  changed_at!: Date | null;

  /** It no longer counts. */
  @Column('timestamptz', { nullable: true })
  removed_at!: Date | null;
}
