import type { RestatementKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why known shares changed. */
@Entity('money_restatements')
export class MoneyRestatementEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  kind!: RestatementKind;

  /** The person whose days changed, or who made the purchase. */
  @Column('uuid', { nullable: true })
  person_id!: string | null;

  /** Null when no person caused it. */
  @Column('uuid', { nullable: true })
  made_by!: string | null;

  /** ISO dates in the house's time zone. */
  @Column('date', { nullable: true })
  day_before!: string | null;

  @Column('date', { nullable: true })
  day_after!: string | null;

  /** The reason as its author wrote it. */
  @Column('text', { default: '' })
  reason!: string;

  /** Number of jobs that still have to run. */
  @Column('int', { default: 0 })
  open_parts!: number;

  @Column('timestamptz')
  made_at!: Date;
}
