import type { DataExportState, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody asked to be put together of their data. */
@Entity('data_exports')
export class DataExportEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  account_id!: string;

  @Column('text', { default: 'requested' })
  state!: DataExportState;

  @Column('int', { default: 1 })
  version!: number;

  /** What they read when they asked. */
  @Column('text')
  language!: Locale;

  @Column('timestamptz')
  asked_at!: Date;

  @Column('timestamptz', { nullable: true })
  ready_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  /** Of the ZIP. */
  @Column('bigint', { nullable: true })
  bytes!: string | null;

  @Column('text', { nullable: true })
  sha256!: string | null;
}
