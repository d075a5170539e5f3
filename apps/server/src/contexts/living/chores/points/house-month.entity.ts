import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A month that has begun in a house. */
@Entity('house_months')
export class HouseMonthEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  /** `YYYY-MM` */
  @PrimaryColumn('text')
  period!: string;

  @Column('uuid', { array: true, default: '{}' })
  best!: string[];

  @Column('uuid', { array: true, default: '{}' })
  worst!: string[];

  @Column('timestamptz', { nullable: true })
  closed_at!: Date | null;

  @Column('uuid', { nullable: true })
  closed_by!: string | null;
}
