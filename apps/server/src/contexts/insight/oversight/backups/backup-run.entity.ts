import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A backup that is being made, was made or failed. The command that makes it writes how it ended. */
@Entity('backup_runs')
export class BackupRunEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  started_at!: Date;

  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  finished_at!: Date | null;

  @Column('text', { default: 'made' })
  state!: 'running' | 'made' | 'failed';

  @Column('bigint', { nullable: true })
  bytes!: string | null;

  /** Why it failed: a sentence of the command. */
  @Column('text', { nullable: true })
  reason!: string | null;
}
