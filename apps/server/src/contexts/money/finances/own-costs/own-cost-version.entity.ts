import type { OwnCostCategory } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a cost said before it was changed. */
@Entity('own_cost_versions')
export class OwnCostVersionEntity {
  @PrimaryColumn('uuid')
  cost_id!: string;

  @PrimaryColumn('int')
  version!: number;

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

  @Column('timestamptz')
  replaced_at!: Date;
}
