import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A due about which everyone was told, so that they are told once. */
@Entity('guarantee_notices')
export class GuaranteeNoticeEntity {
  @PrimaryColumn('uuid')
  guarantee_id!: string;

  /** Names the due in the ledger, however often it is posted again. */
  @PrimaryColumn('text')
  due!: string;

  @Column('date')
  due_on!: string;

  /** What was covered of it that day, in minor units. */
  @Column('bigint')
  covered_minor!: string;

  @Column('timestamptz')
  told_at!: Date;
}
