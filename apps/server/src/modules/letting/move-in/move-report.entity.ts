import type { DrawnSignature, ReportAuthor, ReportKind, ReportState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody found when they moved in, or how they left it. Once submitted, never changed. */
@Entity('move_reports')
export class MoveReportEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  tenancy_id!: string;

  @Column('text')
  kind!: ReportKind;

  @Column('text')
  by!: ReportAuthor;

  @Column('uuid')
  author_id!: string;

  @Column('text', { default: 'draft' })
  state!: ReportState;

  /** The report of the move-in that it was compared with when it was submitted. */
  @Column('uuid', { nullable: true })
  baseline_id!: string | null;

  /** Items that were worse than in it. */
  @Column('int', { default: 0 })
  worse!: number;

  /** As typed; of who drew it, the name that we know. */
  @Column('text', { nullable: true })
  signature_name!: string | null;

  /** Strokes; null: the name was typed. */
  @Column('jsonb', { nullable: true })
  signature_data!: DrawnSignature | null;

  /** Of all that was submitted. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  /** What the other side remarked. */
  @Column('text', { nullable: true })
  acknowledgement!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  submitted_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  acknowledged_at!: Date | null;

  @Column('int', { default: 1 })
  version!: number;
}
