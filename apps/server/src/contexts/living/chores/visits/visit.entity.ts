import type { VisitState } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A neatkeeper's report on a visit. */
@Entity('visits')
export class VisitEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('uuid')
  neatkeeper_id!: string;

  @Column('date')
  visited_on!: string;

  @Column('text')
  remark!: string;

  @Column('text', { default: 'sent' })
  state!: VisitState;

  @Column('timestamptz')
  sent_at!: Date;

  @Column('timestamptz', { nullable: true })
  decided_at!: Date | null;

  /** Null when the time decided. */
  @Column('uuid', { nullable: true })
  decided_by!: string | null;

  @Column('text', { default: '' })
  reason!: string;

  @Column('int', { default: 1 })
  version!: number;
}
