import type { ReportAuthor } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An addition to a report after its submission. Immutable. */
@Entity('move_report_addenda')
export class MoveReportAddendumEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  report_id!: string;

  @Column('uuid')
  author_id!: string;

  @Column('text')
  by!: ReportAuthor;

  @Column('text')
  text!: string;

  /** Hash of its text and photos; null only while it is being written. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}
