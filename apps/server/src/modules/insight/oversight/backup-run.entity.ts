import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A backup that was made; written by whatever makes them. */
@Entity('backup_runs')
export class BackupRunEntity {
  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  finished_at!: Date;

  @Column('bigint')
  bytes!: string;
}
