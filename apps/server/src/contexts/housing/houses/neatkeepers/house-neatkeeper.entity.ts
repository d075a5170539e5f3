import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A neatkeeper of a house, and when they clean. */
@Entity('house_neatkeepers')
export class HouseNeatkeeperEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('uuid')
  neatkeeper_id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;

  /** ISO: 1 is Monday. */
  @Column('smallint', { array: true, default: '{}' })
  weekdays!: number[];

  @Column('time', { nullable: true })
  from_time!: string | null;

  @Column('time', { nullable: true })
  to_time!: string | null;
}
