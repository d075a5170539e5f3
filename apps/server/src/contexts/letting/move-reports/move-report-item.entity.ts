import type { ItemChange, ItemCondition, ReportArea } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One thing of the house in one report. */
@Entity('move_report_items')
export class MoveReportItemEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  report_id!: string;

  @Column('int')
  position!: number;

  @Column('text')
  area!: ReportArea;

  /** Key on the list of the area; null: added by a person. */
  @Column('text', { nullable: true })
  thing!: string | null;

  /** Name that a person gave; empty when the list names it. */
  @Column('text', { default: '' })
  name!: string;

  /** Null: not inspected. */
  @Column('text', { nullable: true })
  condition!: ItemCondition | null;

  @Column('text', { default: '' })
  remarks!: string;

  /** Change since the move-in, determined when the report was submitted. */
  @Column('text', { nullable: true })
  change!: ItemChange | null;
}
