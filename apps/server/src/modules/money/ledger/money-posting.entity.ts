import type { MoneyAccount } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a journal means for an account of one person; never changed. */
@Entity('money_postings')
export class MoneyPostingEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  journal_id!: string;

  @Column('uuid')
  house_id!: string;

  /** Of the journal. */
  @Column('date')
  on_day!: string;

  /** The person. */
  @Column('uuid')
  account_id!: string;

  @Column('text')
  account!: MoneyAccount;

  /** Positive: the person owes it. */
  @Column('bigint')
  minor!: string;

  /** What the account of the person stands at with it. */
  @Column('bigint')
  balance_minor!: string;
}
