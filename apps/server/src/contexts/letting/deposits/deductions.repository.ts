import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { DepositDeductionEntity, type SetOff } from './deposit-deduction.entity.ts';

export type NewDeduction = Pick<
  DepositDeductionEntity,
  'deposit_id' | 'reason' | 'ground' | 'item_id' | 'created_at'
> & {
  readonly minor: number;
  /** Set for arrears only. */
  readonly set_off?: SetOff;
};

@Injectable()
export class DeductionsRepository {
  constructor(
    @InjectRepository(DepositDeductionEntity) private readonly deductions: Repository<DepositDeductionEntity>,
    private readonly database: Database,
  ) {}

  /** Lists deductions in the order of their creation. */
  listForDeposit(depositId: string): Promise<DepositDeductionEntity[]> {
    return this.deductions.find({ where: { deposit_id: depositId }, order: { id: 'ASC' } });
  }

  find(id: string): Promise<DepositDeductionEntity | null> {
    return this.deductions.findOneBy({ id });
  }

  async insert({ minor, ...deduction }: NewDeduction): Promise<string> {
    const id = await this.database.newId();
    const amount = { first_minor: String(minor), amount_minor: String(minor) };
    await this.deductions.insert({ ...deduction, id, ...amount });
    return id;
  }

  async lower(id: string, minor: number): Promise<void> {
    await this.deductions.update({ id }, { amount_minor: String(minor) });
  }

  async withdraw(id: string, at: Date): Promise<void> {
    await this.deductions.update({ id }, { withdrawn_at: at });
  }

  async dispute(ids: readonly string[], words: string, at: Date): Promise<void> {
    await this.deductions.update({ id: In(ids) }, { dispute: words, disputed_at: at });
  }

  async answer(id: string, words: string, at: Date): Promise<void> {
    await this.deductions.update({ id }, { answer: words, answered_at: at });
  }
}
