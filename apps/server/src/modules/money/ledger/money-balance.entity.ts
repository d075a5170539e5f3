import type { MoneyAccount } from '@common-roof/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the postings to an account of a person in a house sum up to. */
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
