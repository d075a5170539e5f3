import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Clock } from '#kernel/clock/clock.ts';
import { DepositStatementEntity } from './deposit-statement.entity.ts';

@Injectable()
export class StatementsRepository {
  constructor(
    @InjectRepository(DepositStatementEntity) private readonly statements: Repository<DepositStatementEntity>,
    private readonly clock: Clock,
  ) {}

  find(depositId: string, edition: number): Promise<DepositStatementEntity | null> {
    return this.statements.findOneBy({ deposit_id: depositId, edition });
  }

  async insert(statement: Omit<DepositStatementEntity, 'made_at'>): Promise<void> {
    await this.statements.insert({ ...statement, made_at: this.clock.now() });
  }
}
