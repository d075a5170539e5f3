import type { RestatementKind } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why shares that stood are others now. */
@Entity('money_restatements')
export class MoneyRestatementEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  kind!: RestatementKind;

  /** Whose days are different, or who bought it. */
  @Column('uuid', { nullable: true })
  person_id!: string | null;

  /** Null: nobody in particular. */
  @Column('uuid', { nullable: true })
  made_by!: string | null;

  /** ISO dates in the house's time zone. */
  @Column('date', { nullable: true })
  day_before!: string | null;

  @Column('date', { nullable: true })
  day_after!: string | null;

  /** In the words of who did it. */
  @Column('text', { default: '' })
  reason!: string;

  /** Jobs that are still to be done. */
  @Column('int', { default: 0 })
  open_parts!: number;

  @Column('timestamptz')
  made_at!: Date;
}
