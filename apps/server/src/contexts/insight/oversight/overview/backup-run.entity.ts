import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A finished backup. The backup tool writes the row. */
@Entity('backup_runs')
export class BackupRunEntity {
  @PrimaryColumn('timestamptz', { default: () => 'now()' })
  finished_at!: Date;

  @Column('bigint')
  bytes!: string;
}
