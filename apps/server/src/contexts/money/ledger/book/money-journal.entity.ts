import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A movement of money between the people of a house. Rows never change. */
@Entity('money_journals')
export class MoneyJournalEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  house_id!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  kind!: string;

  /** ISO date in the house's time zone on which it is due, or was paid. */
  @Column('date')
  on_day!: string;

  @Column('text')
  subject_kind!: string;

  @Column('uuid')
  subject_id!: string;

  /** Makes the journal unique. */
  @Column('text')
  key!: string;

  /** The journal that this one reverses. */
  @Column('uuid', { nullable: true })
  reverses!: string | null;

  /** Why it is reversed, as a person wrote it. */
  @Column('text', { default: '' })
  reason!: string;

  /** The restatement that it belongs to, if it changed something already posted. */
  @Column('uuid', { nullable: true })
  restatement_id!: string | null;

  /** Null for the house itself. */
  @Column('uuid', { nullable: true })
  made_by!: string | null;

  /** The values that its text is built from. */
  @Column('jsonb')
  facts!: object;

  @Column('timestamptz')
  created_at!: Date;
}
