import type { MoneyAccount } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The effect of a journal on one person's account. Rows never change. */
@Entity('money_postings')
export class MoneyPostingEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('uuid')
  journal_id!: string;

  @Column('uuid')
  house_id!: string;

  /** The day of the journal. */
  @Column('date')
  on_day!: string;

  /** The person. */
  @Column('uuid')
  account_id!: string;

  @Column('text')
  account!: MoneyAccount;

  /** Positive when the person owes it. */
  @Column('bigint')
  minor!: string;

  /** The balance of the account after this posting. */
  @Column('bigint')
  balance_minor!: string;
}
