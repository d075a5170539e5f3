import type { DrawnSignature, ReportAuthor, ReportKind, ReportState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The state in which a person found the room at move-in, or left it. Immutable once submitted. */
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

  /** The move-in report that it was compared with when it was submitted. */
  @Column('uuid', { nullable: true })
  baseline_id!: string | null;

  /** The number of items that were worse than in it. */
  @Column('int', { default: 0 })
  worse!: number;

  /** As typed; for a drawn signature, the name on record. */
  @Column('text', { nullable: true })
  signature_name!: string | null;

  /** Strokes; null: the name was typed. */
  @Column('jsonb', { nullable: true })
  signature_data!: DrawnSignature | null;

  /** Hash of everything that was submitted. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  /** The other party's remarks. */
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
