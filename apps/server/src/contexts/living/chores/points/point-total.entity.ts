import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A roomie's sums of the ledger in a house and month. */
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

  /** Points from chores only. */
  @Column('int')
  effort!: number;

  /** Number of those chores. */
  @Column('int')
  done!: number;
}
