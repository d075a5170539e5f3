import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the product was like at one moment, every five minutes. */
@Entity('health_samples')
export class HealthSampleEntity {
  @PrimaryColumn('timestamptz')
  at!: Date;

  /** In the five minutes before. */
  @Column('int')
  events!: number;

  @Column('int')
  outbox_lag_seconds!: number;

  @Column('int')
  jobs_waiting!: number;

  /** Jobs and e-mails that were given up. */
  @Column('int')
  failed!: number;

  /** People who were online. */
  @Column('int')
  sockets!: number;

  @Column('bigint')
  database_bytes!: string;

  @Column('int')
  stored_files!: number;

  @Column('bigint')
  stored_bytes!: string;
}
