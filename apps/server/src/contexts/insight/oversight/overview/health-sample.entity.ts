import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The state of the product at one moment, taken every five minutes. */
@Entity('health_samples')
export class HealthSampleEntity {
  @PrimaryColumn('timestamptz')
  at!: Date;

  /** In the five minutes before the sample. */
  @Column('int')
  events!: number;

  @Column('int')
  outbox_lag_seconds!: number;

  @Column('int')
  jobs_waiting!: number;

  /** Number of jobs and e-mails that were given up. */
  @Column('int')
  failed!: number;

  /** Number of people online. */
  @Column('int')
  sockets!: number;

  @Column('bigint')
  database_bytes!: string;

  @Column('int')
  stored_files!: number;

  @Column('bigint')
  stored_bytes!: string;
}
