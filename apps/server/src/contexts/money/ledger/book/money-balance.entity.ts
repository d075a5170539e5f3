import type { MoneyAccount } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sum of the postings to a person's account in a house. */
@Entity('money_balances')
export class MoneyBalanceEntity {
  @PrimaryColumn('uuid')
  house_id!: string;

  @PrimaryColumn('uuid')
  account_id!: string;

  @PrimaryColumn('text')
  account!: MoneyAccount;

  @Column('bigint')
  minor!: string;
}
