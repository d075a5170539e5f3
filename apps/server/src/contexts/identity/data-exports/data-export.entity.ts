import type { DataExportState, Locale } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's request for an export of their data. */
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

  /** Their language when they asked. */
  @Column('text')
  language!: Locale;

  @Column('timestamptz')
  asked_at!: Date;

  @Column('timestamptz', { nullable: true })
  ready_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  /** Size of the ZIP. */
  @Column('bigint', { nullable: true })
  bytes!: string | null;

  @Column('text', { nullable: true })
  sha256!: string | null;
}
