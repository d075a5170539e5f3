import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the ledger sums up to, of a roomie in a house and month. */
@Entity('point_totals')
export class PointTotalEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('uuid')
  roomie_id!: string;

  @PrimaryColumn('text')
  period!: string;

  @Column('int')
  points!: number;

  @Column('int')
  strikes!: number;

  /** Points of chores alone. */
  @Column('int')
  effort!: number;

  /** How many chores that were. */
  @Column('int')
  done!: number;
}
