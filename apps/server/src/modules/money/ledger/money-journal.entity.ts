import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that moved money between people of a house; never changed. */
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

  /** ISO date in the house's time zone: when it is due, or was paid. */
  @Column('date')
  on_day!: string;

  @Column('text')
  subject_kind!: string;

  @Column('uuid')
  subject_id!: string;

  /** What makes it happen once. */
  @Column('text')
  key!: string;

  /** The journal that this one takes back. */
  @Column('uuid', { nullable: true })
  reverses!: string | null;

  /** Why it is taken back, in somebody's words. */
  @Column('text', { default: '' })
  reason!: string;

  /** What it is a part of, where something that stood became different. */
  @Column('uuid', { nullable: true })
  restatement_id!: string | null;

  /** Null: the house itself. */
  @Column('uuid', { nullable: true })
  made_by!: string | null;

  /** What its words are made of. */
  @Column('jsonb')
  facts!: object;

  @Column('timestamptz')
  created_at!: Date;
}
