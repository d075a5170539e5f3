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

  /** On the list of the area; null: what a person added. */
  @Column('text', { nullable: true })
  thing!: string | null;

  /** Of what a person added; empty where the list names it. */
  @Column('text', { default: '' })
  name!: string;

  /** Null: nobody has looked. */
  @Column('text', { nullable: true })
  condition!: ItemCondition | null;

  @Column('text', { default: '' })
  remarks!: string;

  /** Since the move-in, as it was found when the report was submitted. */
  @Column('text', { nullable: true })
  change!: ItemChange | null;
}
