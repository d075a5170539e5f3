import type { PointCause } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of the ledger of points and strikes. Rows never change. */
@Entity('point_entries')
export class PointEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  roomie_id!: string;

  @Column('text')
  cause!: PointCause;

  /** `YYYY-MM` */
  @Column('text')
  period!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('int')
  points!: number;

  @Column('int')
  strikes!: number;

  @Column('uuid', { nullable: true })
  assignment_id!: string | null;

  @Column('uuid', { nullable: true })
  feed_id!: string | null;

  @Column('uuid', { nullable: true })
  given_by!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('uuid', { nullable: true })
  reverses!: string | null;
}
